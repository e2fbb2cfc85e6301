replace(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', '')), '');
replace(ltrim(ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', ''))), ltrim(ltrim(ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', '')), '');
replace(ltrim(ltrim(ltrim(ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', ''))), ltrim(ltrim(ltrim(ltrim(ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', '')), '');
replace(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), rtrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', '')), '');
