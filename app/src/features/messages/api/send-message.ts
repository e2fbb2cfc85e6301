import { useMutation } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import type { KeyFor } from "@/lib/idempotency";

/** To whom a message goes; the server finds the person. */
export type Recipient = Schemas["MessageRequest"]["to"];

interface SendCall {
  body: Schemas["MessageRequest"];
  keyFor: KeyFor;
}

/** POST /api/messages: one mail to the teacher or to an administrator, however often it is sent. */
export const useSendMessage = () =>
  useMutation({
    mutationFn: ({ body, keyFor }: SendCall) =>
      answerOf(api.POST("/api/messages", { params: { header: { "Idempotency-Key": keyFor(body) } }, body })),
  });
