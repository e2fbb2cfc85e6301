// A real OpenID provider for the tests. `node openid-provider.mjs REDIRECT_URI [id-token]` prints its issuer address
// and serves until standard input ends. Who signs in is told by the browser: the person's claims as base64url of JSON,
// in `login_hint` or in the form of its page, where one can also say no, or have it answer with another nonce or a token
// that it did not sign. With "id-token" the claims are in the ID token, as Google has them, else at the user-info endpoint.

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

const page = `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1><form method="post">
<label>Person <input name="person"></label><label>Lie <input name="lie"></label>
<button>Allow</button><button name="refused" value="yes">Cancel</button></form>`;

const formOf = async (request) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
};

/** Whether the next token carries a signature of nobody's. */
let isForging = false;

const forged = (body) => {
  const answer = JSON.parse(body);
  const [header, claims, signature] = answer.id_token.split(".");
  return JSON.stringify({ ...answer, id_token: [header, claims, [...signature].reverse().join("")].join(".") });
};

const forge = (response) => {
  const end = response.end.bind(response);
  response.end = (body) => end(forged(body));
  isForging = false;
};

const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, settings);
  const answer = provider.callback();
  const decide = async (request, interaction) => {
    const hint = interaction.params.login_hint;
    if (hint) return { login: { accountId: hint } };
    const form = await formOf(request);
    if (form.has("refused")) return { error: "access_denied" };
    isForging = form.get("lie") === "signature";
    if (form.get("lie") === "nonce") {
      interaction.params.nonce = "of-somebody-else";
      await interaction.persist();
    }
    return { login: { accountId: form.get("person") } };
  };
  const serve = async (request, response) => {
    if (request.url === "/token" && isForging) forge(response);
    if (!request.url.startsWith("/interaction/")) return answer(request, response);
    const interaction = await provider.interactionDetails(request, response);
    if (request.method === "GET" && !interaction.params.login_hint) return response.end(page);
    const result = await decide(request, interaction);
    await provider.interactionFinished(request, response, result);
  };
  // A page that is gone back to belongs to no sign-in any more.
  server.on("request", (request, response) => serve(request, response).catch(() => response.writeHead(400).end()));
  console.log(issuer);
});

// Nobody reads on after the address.
process.stdout.on("error", () => {});
process.stdin.resume().on("end", () => process.exit());
