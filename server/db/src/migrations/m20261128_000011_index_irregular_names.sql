(ltrim(name_folded, 'abcdefghijklmnopqrstuvwxyz0123456789- 
') <> '' OR replace(ltrim(ltrim(ltrim(ltrim(ltrim(ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', ''))), ' ', '') <> ltrim(ltrim(ltrim(ltrim(ltrim(ltrim(replace(replace(name_folded, ltrim(name_folded, replace(name_folded, '
', '')), ''), '-', ' '), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', ''))), replace(replace(name_folded, '-', ''), ' ', ''))))
