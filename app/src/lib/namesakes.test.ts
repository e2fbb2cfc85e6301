import { describe, expect, it } from "vitest";
import { labelsOf } from "@/lib/namesakes";

const person = (id: string, name: string, parent: string, grade: string) => ({ id, name, parent, grade });
const labels = (people: readonly ReturnType<typeof person>[]) =>
  people.map(
    labelsOf(
      people,
      ({ parent }) => parent,
      ({ grade }) => grade,
    ),
  );

describe("What a list calls people", () => {
  it("FIELD-10 is the name, and of namesakes the first that tells them apart", () => {
    expect(
      labels([
        person("1", "Theo Okafor", "child of Ngozi", "Grade 1"),
        person("2", "Theo Okafor", "child of Sam", "Grade 1"),
        person("3", "Mina Okafor", "child of Sam", "Grade 1"),
      ]),
    ).toEqual(["Theo Okafor (child of Ngozi)", "Theo Okafor (child of Sam)", "Mina Okafor"]);
    expect(
      labels([person("1", "Theo", "child of Sam", "Grade 1"), person("2", "Theo", "child of Sam", "Grade 2")]),
    ).toEqual(["Theo (Grade 1)", "Theo (Grade 2)"]);
  });

  it("FIELD-10 is everything where nothing tells them apart alone", () => {
    const alike = [
      person("1", "Theo", "child of Sam", "Grade 1"),
      person("2", "Theo", "child of Sam", "Grade 2"),
      person("3", "Theo", "", "Grade 2"),
    ];
    expect(labels(alike)).toEqual(["Theo (child of Sam, Grade 1)", "Theo (child of Sam, Grade 2)", "Theo (Grade 2)"]);
    expect(labels([person("1", "Theo", "", ""), person("2", "Theo", "", "")])).toEqual(["Theo", "Theo"]);
  });
});
