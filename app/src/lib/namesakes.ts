interface Named {
  id: string;
  name: string;
}

/**
 * What a list calls each of several people: the name, and of several with one name the first detail that tells them apart,
 * or all of them where none does alone.
 */
export const labelsOf = <Person extends Named>(
  people: readonly Person[],
  ...details: readonly ((person: Person) => string)[]
): ((person: Person) => string) => {
  const labelOf = (person: Person) => {
    const namesakes = people.filter(({ name }) => name === person.name);
    if (namesakes.length < 2) return person.name;
    const tells = (detail: (person: Person) => string) => new Set(namesakes.map(detail)).size === namesakes.length;
    const detail = details.find(tells);
    const told = (detail === undefined ? details : [detail]).map((part) => part(person)).filter(Boolean);
    return told.length === 0 ? person.name : `${person.name} (${told.join(", ")})`;
  };
  return labelOf;
};
