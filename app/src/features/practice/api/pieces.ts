import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Piece } from "@/features/practice/pieces";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { piecesChanged, queryKeys } from "@/lib/query-keys";

/** A student's pieces, and those that were said to be others a moment ago. */
export interface Repertoire {
  pieces: Piece[];
  merged: Schemas["MergedPieceBody"][];
}

/** A piece, and whose it is. */
export interface OwnPiece {
  studentId: string;
  piece: Piece;
}

/** GET /api/students/{id}/pieces: a student's repertoire, by title. */
export const repertoireQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.pieces.of(id),
    // Tempi are the planner's own objects, which the document knows as objects only.
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET("/api/students/{id}/pieces", { params: { path: { id } }, signal }))) as Repertoire,
  });

/** GET /api/practice/pieces: one's own pieces; a parent's children's. */
export const ownPiecesQuery = queryOptions({
  queryKey: queryKeys.pieces.own,
  queryFn: async ({ signal }) => (await answerOf(api.GET("/api/practice/pieces", { signal }))).pieces as OwnPiece[],
});

/** Title and composer, as they are typed. */
export interface PieceName {
  title: string;
  composer: string;
}

interface RenameCall {
  pieceId: string;
  name: PieceName;
}

/** PUT /api/students/{id}/pieces/{piece_id}: another title or composer. */
export const useRenamePiece = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ pieceId, name: body }: RenameCall) =>
      answerOf(api.PUT("/api/students/{id}/pieces/{piece_id}", { params: { path: { id, piece_id: pieceId } }, body })),
    onSuccess: () => piecesChanged(cache),
  });
};

interface SameCall {
  pieceId: string;
  /** The piece that it is; null makes it one by itself again. */
  other: string | null;
}

/** POST /api/students/{id}/pieces/{piece_id}/same-as: two pieces that are one; undone within ten minutes. */
export const useSamePiece = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ pieceId, other }: SameCall) =>
      answerOf(
        api.POST("/api/students/{id}/pieces/{piece_id}/same-as", {
          params: { path: { id, piece_id: pieceId } },
          body: { pieceId: other },
        }),
      ),
    onSuccess: () => piecesChanged(cache),
  });
};

/** DELETE /api/students/{id}/pieces/{piece_id}: of a piece that no lesson has set. */
export const useDeletePiece = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (pieceId: string) =>
      answerOf(api.DELETE("/api/students/{id}/pieces/{piece_id}", { params: { path: { id, piece_id: pieceId } } })),
    onSuccess: () => piecesChanged(cache),
  });
};
