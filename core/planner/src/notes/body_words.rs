//! The words that [`super::body`] looks for: English, German, French, Spanish.

/// Words of pain, strain, illness, injury and doctors that count when they stand alone: "ill", but not "illustrate".
pub const PAIN: &str = " ache ached aches aching achy adormecida adormecido adormecidos agujetas ampolla ampollas ampoule ampoules anginas antibiotics arnika arthrite arthritic arthritis arthrose artritis artrosis asma asthma aua bandage bandaged bedridden belegt bettlägerig bleeding bronchite bronchitis bruise bruised bruises béquilles catarro chapped chickenpox ciática clinic clinique cloque cloques clínica concussion contractura contusion courbatu courbatue courbatures covid cramp cramped cramps crampy desgarro dizzy doc dolorida dolorido doloridos dr eitrig enflé enflée engourdi engourdie engourdis entumecida entumecido entumecidos faint fever feverish fieber fiebre fiebres fiebrig fièvre fiévreuse fiévreux flu fourmillements gastro gelähmt gonflé gonflée gp gripe grippal grippe heiser heiserkeit herida hexenschuss hinchada hinchado hinchados hinchazón hoarse hormigueo hospital husten hustet hôpital ill illness infected infection infirmière injury kiné klinik krankenhaus kribbeln kribbelt limping magulladura malestar mareada mareado migraine molesta molestaba molestan molestia molestias moretón mumps muskelkater nausea niggle niggling numb numbness nurse operación operiert opération opéré opérée otorrino ouch pain painful painkiller painkillers pains pansement pflaster physio piqûre queasy rasguño rash resfriada resfriado rhume rhumes rsi röntgen saigne salbe sangra schnupfen schwellung schwindlig sciatica scratchy shingles sick sickness sinusitis sore soreness sores spital sprains stinging stitches surgery surgical swelling swollen taubheit tendinosis tennisarm therapist throbbing tingling tingly tirón tonsillitis tonsils torcedura tos toux twinge twinges unwell unwohl urgencias varicelle venda vendaje verband vertige vertiges virus vomit weh wehgetan whiplash wound wounded wund wunde wunden xray zerrungen zwickt élancement élancements übelkeit ";
/// Beginnings of such words.
pub const PAIN_STEMS: &str = "angine,arzt,blessur,blessé,blister,blut,bronch,bruis,calambr,catarr,chirurg,cirug,constipad,cough,crampe,discomfort,dislocat,docteur,doctor,doktor,dolor,dolía,douleur,doulour,duele,enferm,enrhum,entzünd,erkält,fisiot,geprellt,gezerrt,grippal,herid,hurt,héma,inflam,injur,irrita,kiné,krampf,krank,laryngit,lastim,lesion,lesión,malad,medec,medic,médec,médic,nosebleed,ohnmacht,orthop,osteop,physiot,prellung,schmerz,souffr,strain,surgeon,tousse,verletz,vómit,zerrung,ärzt,überanstreng,überlast,traumat,dentist,chiropr,quiropr,osteóp,otorrin,pediat,pédiat,radiogr,aphon,afón,afon,stimmlos,stimmruhe";
/// Beginnings of words that put a bone, a sinew or a joint to rest.
pub const STOP_STEMS: &str = "attelle,dislocat,entors,escayol,esguince,foulur,foulé,fractur,fraktur,férula,gips,ligament,plaster,platr,plâtr,schiene,sehnen,sling,splint,sprain,tendin,tendon,tendón,verstauch,yeso,aphon,afón,afon,stimmlos,stimmruhe";
/// Ends of compounds that say so.
pub const ENDS: [&str; 5] = ["schmerzen", "schmerz", "arzt", "ärztin", "weh"];
/// What aches, before "ache": not "panache".
pub const ACHES: &str =
    " arm back belly ear face hand head jaw knee leg muscle neck stomach tooth tummy wrist ";
/// What breaks, before "bruch": not "Ausbruch".
pub const BROKEN: &str = " arm bein daumen ellbogen ermüdungs finger fuß hand handgelenk handgelenks knochen knöchel rippen schlüsselbein zehen ";
/// What may feel wrong without being of the body.
pub const FELT: &str = " bow bowing fingering hold jump position shift speed tempo trill ";
/// How a passage is played that cannot be played yet.
pub const DEFTLY: &str = " enough fast freely independently quickly ";
/// Parts of the body.
pub const BODY: &str = " ankle antebrazo arm arms avant-bras back bein bras brazo brazos cabeza cadera calf cheville chops codo cou coude cuello daumen dedo dedos dent doigt doigts dos elbow ellbogen ellenbogen embouchure espalda finger fingers fingertip fingertips foot forearm fuß garganta genou gorge hals hanche hand handgelenk hands head hip hombro hombros hände hüfte jambe jaw kiefer knee knie knöchel kopf labio leg lip lippe lippen lips lèvre main mains mandíbula mano manos mouth muscle muñeca mâchoire nacken neck oberarm pie pierna poignet pouce pulgar ribs rippe rodilla rücken schulter schultern shoulder shoulders throat thumb thumbs tobillo tooth tête unterarm wrist wrists zahn épaule épaules ";
/// What harms when a part of the body stands beside it.
pub const HARM: &str = " angeschlagen banged blase brace bricht broke broken burned burning burnt cassé cassée coincé coincée cortado cortó coupé coupée crushed cut cuts desencajado dislocado démis démise eingeklemmt enflé enflée engourdi engourdie forcé forcée froissé froissée gebrochen gequetscht geschnitten geschwollen geschwollene geschwollenen geschwollener gonflé gonflée ice icing jammed kratzt limp luxé luxée painfully pulled raide raides raw rompió rota roto rígida rígido rígidos schwillt stabbing steif steife steifen steifer steifes stiff stiffness taub taube tauber tender torcido torció tordu tordue tore torn trapped twisted umgeknickt verdreht verrenkt ";
/// Those of them that break a bone.
pub const BREAKS: &str = " broke broken cassé cassée gebrochen rompió rota roto ";
/// Words that deny what follows.
pub const DENIES: &str = " aucun aucune didn't doesn't don't hasn't isn't jamais kein keine keinen keiner keinerlei neither never nicht nichts nie nil ningun ninguna ningún no non nor not nothing nunca ohne pas plus rien sans sin tampoco wasn't without zero ";
/// Words that may stand between a denial and what it denies, beside parts of the body.
pub const FILL: &str = " a al all also an and any anymore at au auch aux avoir das de del dem den der des die du e el en et eu feel feeling feels further had has have her his im in ins irgendwelche la las le left les links lo longer los me mehr more muscle my más ni nicht no o oder of or ou plus real rechts right sa se ses sich sign signs son su the their them tiene trace tun tut u und weiter weitere weiteren y ya ";
/// Words that end what came before them.
pub const GONE: &str = " abgeheilt abgeklungen ausgeheilt ausgestanden auskuriert cleared curada curadas curado curados cured desaparecida desaparecido desapareció disappeared disparu disparue disparues fini finie geheilt gone guéri guérie guéris healed parti partie passé passée passées pasó recovered recuperada recuperado resolved rétabli rétablie superada superado vanished verschwunden vorbei vorüber weg überstanden ";
/// Words with which it has not quite ended.
pub const NOT_GONE: &str = " almost aún bis casi cuando encore except fast hasn't hasta if isn't jusqu'à lorsque nearly nicht no not nur once only pas presque quand sauf sobald solange till todavía unless until wasn't wenn when yet ";
/// Words of playing, and instruments.
pub const PLAY: &str = " accordion akkordeon altflöte arpa bassoon blasen blow blowing bowing bratsche cantar cello chanter clarinet clarinete clarinette contrebasse cor drums euphonium fagott flauta flute flöte flûte geige gitarre guitar guitare guitarra harfe harp harpe hautbois horn instrument instrumento joue jouer klarinette klavier kontrabass oboe piano play playing posaune practicar practice practicing practise practising recorder sax saxofón saxophon saxophone sing singen singing spiel spielen spielens spielt toca tocar toque travailler trombone trombón trompeta trompete trompette trumpet tuba ukulele viola viole violin violon violoncelle violoncello violín übe üben ";
/// Words that forbid to play.
pub const FORBIDS: &str = " arrêt arrête arrêter aucun aucune avoid banned can't cannot deja dejar deje don't kein keine keinen mustn't nada never nicht ningún no not off ohne pas sans shouldn't sin stop without zero ";
/// Words that tell what was, and forbid nothing.
pub const PAST: &str = " could couldn't did didn't ha had hadn't has hasn't hat have haven't konnte pu pudo was wasn't ";
/// Words that forbid on their own.
pub const FORBIDDEN: &str = " forbade forbidden interdiction interdit interdite prohibida prohibido prohíbe spielpause spielverbot untersagt verbietet verboten ";
/// Words beside which a ban on playing is for the whole week.
pub const PLAIN: &str = " a absolument all allowed any at at-all be bis bitte can't cannot cette complete da darf days de debe diese dieser do doit don't días eine el ella elle er es esta favor for friday further für he her his ihr il is ist it jour jours kann kein keine keinen la le les may monday month must mustn't n'est nada ne next nicht no not notice now nächste of ohne on pas pendant peut please poco por pour puede saturday semaine semana semanas she should shouldn't sie simply sin soll sollte strictly sunday tage the they this three thursday to today tomorrow tuesday two until wednesday week weekend weeks woche wochen you your zwei ";
/// Titles with a word of the body.
pub const TITLES: &str = "plague doctor,sick doll,doll's illness,poupée malade,kranke puppe,muñeca enferma,doctor gradus,broken wings,night fever,doctor who,everybody hurts,love hurts,malade imaginaire,comfortably numb,achy breaky";
/// Words of tension.
pub const TENSION: &str = " tense tension tight tightened tightening tightens ";
/// The voice, which may be lost.
pub const VOICE: &str = " stimme voice voix voz ";
/// Rest that a note orders.
pub const RESTS: &str = "complete rest,total rest,off playing,off practice,repos complet,repos total,reposo absoluto,reposo total,voice rest,vocal rest,repos vocal,reposo vocal,silence complet,silencio absoluto,silencio total,rest your voice,rest her voice,rest his voice,rest the voice,rest their voice,reposer la voix,reposer sa voix";
/// Parts of the body of which nobody says that they give trouble in a passage.
pub const NO_HAND: &str = " arm arms back chops elbow forearm jaw knee lip lips neck shoulder shoulders throat wrist wrists ";
/// What such a part does when it hurts.
pub const TROUBLES: &str = "giving her trouble,giving him trouble,giving you trouble,giving them trouble,giving trouble,playing up,acting up,bothering her,bothering him,bothering you,troubling her,troubling him,not ok,not okay,no better,not any better,knackered,exhausted,are shot,is shot,worn out,wiped out";
/// What a part of the body needs when it has had too much.
pub const NEEDS_REST: &str = "needs a break,needs a rest,need a break,need a rest,needs rest,need rest,needs to rest,need to rest,deserves a rest,could do with a rest,braucht eine pause,braucht ruhe,a besoin de repos,necesita descanso,necesita descansar,tires quickly,tire quickly,gets tired,get tired";
/// Words of pain that mean something else.
pub const IDIOMS: &str = "sick of,sick groove,sick beat,sick beats,sick riff,sick riffs,sick solo,sick fill,sick fills,sick lick,sick licks,sore point,hurt the,hurt to,hurt a,hurts to hear,hurts to listen,schmerzhaft langsam,schmerzhaft falsch,schmerzhaft schief,schmerzhaft laut,douloureusement,dolorosamente";
/// What is said of wrong notes, for luck and as advice: the word of pain stands anywhere in it.
pub const SAYINGS: &str = "wouldn't hurt,won't hurt,couldn't hurt,can't hurt,hurt my ears,hurts my ears,hurt our ears,hurts our ears,hurt your ears,hurts your ears,hurt the ears,hurts the ears,den ohren weh,fait mal aux oreilles,font mal aux oreilles,und beinbruch";
/// Words of being tired.
pub const TIRED: &str = " agotada agotado agotados cansada cansado cansados crevé crevée drained erschöpft exhausted fatigué fatiguée knackered müde shattered tired épuisé épuisée übermüdet ";
/// Several words that say so.
pub const TIRED_OUT: &str = "worn out,wiped out,burnt out,fix und fertig";
/// Listening in place of playing.
pub const LISTENS: &str = "listening only,listen only,only listen,only listening,just listen,just listening,nur hören,nur zuhören,nur anhören,écoute seulement,seulement écouter,seulement écoute,solo escuchar,sólo escuchar,solo escucha";
