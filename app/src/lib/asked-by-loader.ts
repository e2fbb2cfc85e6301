/**
 * A query that the route's loader has asked when its screen was opened. Where that call failed, mounting shows the failure
 * and does not ask again; Try Again does, or opening the screen anew.
 */
export const askedByLoader = <Options extends object>(options: Options) => ({ ...options, retryOnMount: false });
