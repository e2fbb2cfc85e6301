// Fails when a folder of app/src/features has no zone of imports in biome.json, or a zone there has no folder.
import { readdirSync, readFileSync } from "node:fs";

const features = "app/src/features";
const zones = new Map();
for (const { includes, linter } of JSON.parse(readFileSync("biome.json", "utf8")).overrides) {
  const restricted = linter?.rules?.style?.noRestrictedImports;
  if (restricted?.level !== "error") continue;
  const groups = restricted.options.patterns.map(({ group }) => group.join(" "));
  for (const place of includes) if (place.startsWith(`${features}/`)) zones.set(place, groups);
}

const broken = [];
for (const name of readdirSync(features)) {
  const place = `${features}/${name}/**`;
  const zone = `@/features/** !@/features/${name}/** @/routes/**`;
  if (!zones.get(place)?.includes(zone)) broken.push(`biome.json: ${features}/${name} has no zone: ${zone}`);
  zones.delete(place);
}
for (const place of zones.keys()) broken.push(`biome.json: ${place} is the zone of no folder`);
if (broken.length > 0) {
  console.error(broken.join("\n"));
  process.exit(1);
}
