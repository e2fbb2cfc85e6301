interface WithWeek {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Where a browser cannot tell it: the regions whose week begins on Sunday or Saturday (Unicode CLDR), each of two letters. */
const others: readonly (readonly [number, string])[] = [
  [7, "AGASBDBRBSBTBWBZCACODMDOETGTGUHKHNIDILINJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYSASGSVTHTTTWUMUSVEVIWSYEZAZW"],
  [6, "AEAFBHDJDZEGIQIRJOKWLYOMQASDSY"],
];

const ofRegion = (region: string | undefined): number => {
  for (const [day, regions] of others) {
    if (region !== undefined && regions.match(/../g)?.includes(region)) return day;
  }
  return 1;
};

/** The weekday with which a week begins where the browser's language is spoken: 1 for Monday to 7 for Sunday. */
export const firstWeekday = (language: string = navigator.language): number => {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & WithWeek;
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? ofRegion(locale.maximize().region);
  } catch {
    return 7;
  }
};
