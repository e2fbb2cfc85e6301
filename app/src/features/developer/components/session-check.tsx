import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { headersFor } from "@/lib/request";
import { useSession } from "@/lib/session";

/** How much of a token is shown (Spec §2.2). */
const shownOfToken = 20;

const shorten = (token: string) => (token.length > shownOfToken ? `${token.slice(0, shownOfToken)}…` : token);

const code = "wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-small";

/** The session of this browser, as far as it may be seen: start of the token, stored user, headers of a call. */
export const SessionCheck = ({ path }: { path: string }) => {
  const session = useSession();
  const headers = [...headersFor(path)].map(([name, value]) => ({
    name,
    value: session === null ? value : value.replace(session.token, shorten(session.token)),
  }));
  return (
    <>
      <Card aria-label="Token">
        <CardHeader
          title="Token"
          actions={session === null ? <Badge color="grey">No token</Badge> : <Badge color="green">Token exists</Badge>}
        />
        {session === null ? (
          <p>There is no token in this browser. Sign in to get one.</p>
        ) : (
          <p className={code}>{shorten(session.token)}</p>
        )}
      </Card>
      <Card aria-label="Stored user">
        <CardHeader title="Stored User" />
        {session === null ? (
          <p>No user is stored in this browser.</p>
        ) : (
          <pre className={code}>{JSON.stringify(session.user, null, 2)}</pre>
        )}
      </Card>
      <Card aria-label="Request headers">
        <CardHeader title="Request Headers" description={`What a call of ${path} carries.`} />
        <dl className="flex flex-col gap-3">
          {headers.map(({ name, value }) => (
            <div key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-fg-muted text-small first-letter:uppercase">{name}</dt>
              <dd className="wrap-anywhere font-mono text-small">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
};
