/** What a promise gives, unless it takes longer than that many milliseconds: then it fails. */
export const inTime = async <Given>(given: Promise<Given>, timeout: number): Promise<Given> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Nothing came within ${timeout} ms.`)), timeout);
  });
  try {
    return await Promise.race([given, late]);
  } finally {
    clearTimeout(timer);
  }
};
