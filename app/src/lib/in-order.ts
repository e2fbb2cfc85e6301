/** The items that core named, in its order. */
export const inOrder = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
