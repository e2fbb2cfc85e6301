/** The meta of a mutation whose answer starts a session: nothing is asked for again before its token is stored. */
export const startsSession: Record<string, unknown> = { startsSession: true };
