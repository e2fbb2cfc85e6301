const faces = ['1rem "Figtree"', '650 1rem "Bricolage Grotesque"'];

/** Asks for the faces of text and headings once the code is there, a little before something is drawn in them. */
export const loadFaces = () => {
  // Without a layout, as in tests, there are none.
  for (const face of faces) void document.fonts?.load(face).catch(() => undefined);
};
