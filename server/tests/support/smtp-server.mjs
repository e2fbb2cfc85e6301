// A real SMTP server for the tests of mail. Its options are JSON in the first argument:
//   tls: "none", "starttls" or "implicit"; user, password: needed to sign in when given;
//   replies: codes for the mails that come, in their order, "hang" for none; afterwards everything is taken;
//   delay: milliseconds between a mail and its answer.
// Each mail that was handed over is one line of JSON on standard output.
import { readFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";

const options = JSON.parse(process.argv[2]);
const replies = [...(options.replies ?? [])];
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const file = (name) => readFileSync(new URL(`tls/${name}`, import.meta.url));

const refusal = (code) => Object.assign(new Error("<ada@music.example> is not wanted"), { responseCode: Number(code) });

const server = new SMTPServer({
  secure: options.tls === "implicit",
  key: file("server.key"),
  cert: file("server.pem"),
  authOptional: options.user === undefined,
  disabledCommands: options.tls === "starttls" ? [] : ["STARTTLS"],
  allowInsecureAuth: true,
  closeTimeout: 100,
  onAuth({ username, password }, _session, callback) {
    const known = username === options.user && password === options.password;
    callback(known ? null : refusal(535), known ? { user: username } : undefined);
  },
  onData(stream, session, callback) {
    const chunks = [];
    stream.on("data", (chunk) => chunks.push(chunk));
    stream.on("end", () => {
      const reply = replies.shift() ?? "250";
      const { envelope, secure } = session;
      say({
        reply,
        secure,
        user: session.user ?? null,
        from: envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      });
      if (reply === "hang") return;
      setTimeout(() => callback(reply === "250" ? null : refusal(reply)), options.delay ?? 0);
    });
  },
});
server.on("error", () => {});
server.listen(0, "127.0.0.1", () => say({ port: server.server.address().port }));
