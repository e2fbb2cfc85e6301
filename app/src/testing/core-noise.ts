/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Texts that some rule looks for, or that often break one. */
const texts = [
  ...[
    "",
    " ",
    "\u0000",
    "\ud83c",
    "\udfb9x",
    "\u202e\ufeff",
    "\u001f",
    "é".repeat(300),
    "İıßﬁ",
    "𝄞♯♭♮",
    "{}",
    "%s",
    "<b>",
  ],
  ...[
    "2026-03-29",
    "2024-02-29",
    "0001-01-01",
    "9999-12-31",
    "2026-02-30",
    "2026-03",
    "0001-01",
    "9999-12",
    "+275760-09-13",
  ],
  ...["00:00", "02:30", "23:59", "24:00", "2026-03-29T01:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
  ...["2026-10-25T02:30:00+02:00", "2026-03-02T15:00:00.123456789Z", "9999-12-31T23:59:59-23:59"],
  ...["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Mars/Base", "+05:30", "utc"],
  ...["SCHEDULED", "COMPLETED", "CANCELLED", "MISSED", "TEACHER", "PARENT", "ADMINISTRATOR", "weekly", "count", "date"],
  ...["ada@music.example", "a@b", "/teacher/lessons", "//", "Grade 5", "Initial", "Piano", "Violin", "all", "upcoming"],
  ...[
    "Minuet in G",
    "bars 9-16",
    "bars 99999-0",
    "at 72",
    "at 99999999999",
    "♩=60",
    "C# minor scale",
    "uneven",
    "left hand",
  ],
  ...[
    "late",
    "better",
    "pain",
    "goal",
    "\n",
    "; ",
    ", ",
    ". ",
    "(",
    ")",
    '"',
    "-",
    "–",
    "by Bach",
    "No. 1",
    "2nd movement",
  ],
];

const numbers = [0, 1, -1, 0.5, 15, 30, 52, 240, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, -1e300, 5e-324, Number.NaN, -0];

const others = [
  undefined,
  null,
  true,
  false,
  7n,
  Symbol("s"),
  [],
  {},
  [null],
  () => "",
  new Date(0),
  new Float64Array(3),
];

/** Random changes to arguments. */
export class Noise {
  constructor(private readonly next: () => number) {}

  /** One of several. */
  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** A whole number from 0, less than the given one. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** True so many times of a hundred. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  private letters(): string {
    return String.fromCharCode(
      ...Array.from({ length: this.below(12) }, () => this.below(this.percent(80) ? 128 : 65_536)),
    );
  }

  private text(before: string): string {
    if (this.percent(40)) return this.one(texts);
    if (this.percent(2)) return this.one(texts).repeat(20_000).slice(0, 1_000_000);
    const parts = Array.from({ length: 1 + this.below(8) }, () =>
      this.percent(70) ? this.one(texts) : this.letters(),
    );
    const at = this.below(before.length + 1);
    return this.percent(50) ? before.slice(0, at) + parts.join("") + before.slice(at) : parts.join(" ");
  }

  private list(before: readonly unknown[], share: number): unknown[] {
    const items = before.map((item) => this.changed(item, share));
    if (this.percent(20)) return [...items, ...items];
    if (this.percent(10)) return items.slice(1).toReversed();
    if (this.percent(2)) return [...items, ...Array.from({ length: 300 }, () => before[0])];
    return items;
  }

  /** The value with each of its parts changed so many times of a hundred: mostly to another of its type. */
  changed(value: unknown, share: number): unknown {
    if (this.percent(share / 20)) return this.one(others);
    if (Array.isArray(value)) return this.list(value, share);
    if (typeof value === "object" && value !== null) {
      const fields = Object.entries(value).filter(() => !this.percent(share / 40));
      return Object.fromEntries(fields.map(([field, inner]) => [field, this.changed(inner, share)]));
    }
    if (!this.percent(share)) return value;
    if (typeof value === "string" || this.percent(30)) return this.text(typeof value === "string" ? value : "");
    if (typeof value === "boolean") return !value;
    return this.percent(50) ? this.one(numbers) : this.below(10_000) - 100;
  }
}
