import { useMutation } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** To whom a message goes; the server finds the person. */
export type Recipient = Schemas["SendMessageBody"]["to"];

/** POST /api/messages: one mail to the teacher or to an administrator. */
export const useSendMessage = () =>
  useMutation({
    mutationFn: (body: Schemas["SendMessageBody"]) => answerOf(api.POST("/api/messages", { body })),
  });
