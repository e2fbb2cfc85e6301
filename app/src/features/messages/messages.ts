/** Texts of the message dialog (D15). */
export const messageTexts = {
  sentTitle: "Message Sent",
  failed: "Your message was not sent. Please try again.",
  failedTitle: "Not Sent",
  tooMany: "You have sent five messages within an hour. What you wrote stays here, so that you can send it later.",
  byMail: {
    teacher: "Sent to the teacher by email. They can reply by email only if Show Email is on in your settings.",
    administrator:
      "Sent to the school's administrators by email. They can reply by email only if Show Email is on in your settings.",
  },
} as const;

/** Characters that the server takes. */
export const mostCharacters = 2000;
