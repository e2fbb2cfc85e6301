// A real OpenID provider for the tests. `node openid-provider.mjs REDIRECT_URI [id-token]` prints its issuer address
// and serves until standard input ends. Who signs in is told by the browser, in `login_hint`: the person's claims as
// base64url of JSON. With "id-token" the claims are in the ID token, as Google has them, else at the user-info endpoint.

import { createServer } from "node:http";
import Provider from "oidc-provider";

const [redirectUri, place] = process.argv.slice(2);

const claimsOf = (id) => JSON.parse(Buffer.from(id, "base64url").toString());

const settings = {
  clients: [{ client_id: "reedling", client_secret: "of-the-tests", redirect_uris: [redirectUri] }],
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  conformIdTokenClaims: place !== "id-token",
  cookies: { keys: ["of-the-tests"] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  pkce: { required: () => true },
  findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(id) }),
  // Everybody has agreed already.
  loadExistingGrant: async (ctx) => {
    const { client, session, provider } = ctx.oidc;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
};

const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, settings);
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url.startsWith("/interaction/")) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const result = { login: { accountId: params.login_hint } };
    await provider.interactionFinished(request, response, result);
  });
  console.log(issuer);
});

// Nobody reads on after the address.
process.stdout.on("error", () => {});
process.stdin.resume().on("end", () => process.exit());
