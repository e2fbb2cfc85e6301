//! The words that leave something out, and those beside which a negation leaves nothing out.

/// Words that leave out: English, German, French, Spanish.
pub const RELEASES: &str = " abandon abandonne abandonner abandonnez abgehakt abgeschlossen acabada acabado anstatt aparca aparcar arrête arrêter arrêtez arrêtons assez attend attendra attendre aufhören ausgelassen ausgenommen auslassen außer avoid basta beendet cancel cancelled deja dejad dejamos dejar dejarlo deje dejen descansa descansar descanso done drop dropped enlever enlevez enlève entfällt erledigt espera esperar esperará evita evitar evite except excepto exclude excluding fertig fini finie finis forget gestrichen ignore instead inutile laisse laisser laissez laissons laissé lass lasse lassen lasst leave leaving lieu lässt olvida olvidamos olvidar olvídate omets omettez omettre omit omita omite omitimos omitir omitting oublie oublier oubliez oublions outgrown park pause pausen pausieren pausiert postpone postponed quit quita quitamos quitar rather remove removed remplace remplacer replace replaced repose reposer rest retire retired ruhen ruht salta saltamos saltar saltarse salte salvo sauf saute sauter sautez sautons scrap shelve shelved skip skipped skipping sondern statt stop streiche streichen supprime supprimer supprimez suspende suspender swap sáltate terminada terminado terminamos terminé terminée unless vergiss verzichte verzichten wait waits warten wartet weg wegfallen weggelassen weglassen évite éviter évitez überspring überspringe überspringen ";
/// Words that leave out together.
pub const PAIRS: &str = "break from,off the list,week off,weeks off,time off,bleibt liegen,bleibt zu hause,bleibt weg,erst nächste,erst wieder,finished with,enough of,is finished,are finished,had enough,no need,en lugar,en vez,cross out,put away,put aside,set aside,on hold,moved on,ne plus,plus besoin,plus de,de côté,take out,genug von,hold off";
/// Negations.
pub const NOT: &str = " aren't aucun aucune can't cannot doesn't don't isn't jamais kein keine keinem keinen keiner mustn't nada needn't neither never ni nicht nichts nie niemals ninguna ningún no none nor not nothing nunca pas shouldn't tampoco won't wouldn't ";
/// Words that leave out when a piece, a key or bars follow.
pub const WITHOUT: &str = " ohne sans sin without ";
/// What a negation says of how one plays: "no mistakes", "don't rush".
pub const QUALITY: &str = " bad bend breathe collapse collapsing cut doubt drag drop enough errors fast faster fear forget grip hesitation hold homework hurry let lift look loud louder memorised memorized mistake mistakes mumble pain panic pause pedal perfect press problem problems pull push quite raise ready rush rushing slips slouch slow slowly soft speed squeeze stamp stopping stops strain surprise tense tension together trouble wobble wobbles wonder worries worry ";
/// Words that blame and may yet follow a release: "not needed".
pub const BLAMES: &str =
    " again attention early more need needs never not revise still stop stopped ";
/// Words that point to what was named before.
pub const BACK: &str = " ahora anymore aujourd'hui cela celle celui das dies diese dieses ello es eso esta este esto heute hoy ihn it jetzt l' la las le les lo los maintenant now semaine semana sie that them these this today week woche yet ça ";
/// Before them stands what is played in place of what follows.
pub const INSTEAD: &str = "instead of,rather than,statt,anstatt,au lieu,en lugar,en vez";
/// Words that may stand before a clause's negation.
pub const OPENS: &str = " aber and but do et mais pero please und y ";
/// Words that keep what follows them.
pub const ONLY: &str = " nur only seulement solo sólo ";
/// Tonics of other languages.
pub const TONICS: &str = "do=c re=d ré=d mi=e fa=f sol=g la=a si=b h=b b=bb es=eb as=ab des=db ges=gb fis=f# cis=c# gis=g#";
/// Words that join two clauses.
pub const AND: &str = " aber and but et mais pero und y ";
/// Words that ask for playing.
pub const PLAYS: &str = " continuamos continue céntrate estudia instead joue jouer jouez jouons play practica practicar practice practique practise prends prepare reprendre reprends reprenez reprenons retoma retomamos seguid seguimos sigue spiel spiele spielen stattdessen toca tocamos tocar trabaja trabajamos trabajar travaille travailler travaillez travaillons vuelve übe üben ";
/// The same in several words.
pub const WORKS: &str =
    "work on,focus on,concentrate on,put the time,spend the time,use the time,arbeite an";
/// Words that stand for what was named before.
pub const PRONOUNS: &str =
    " ce cela celle celui ello es eso esto ihn it lo sie that them they those ça ";
