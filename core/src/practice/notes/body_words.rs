//! The words that [`super::body`] looks for: English, German, French, Spanish.

/// Words of pain, strain, illness, injury and doctors that count when they stand alone: "ill", but not "illustrate".
pub const PAIN: &str = " ache ached aches aching achy antibiotics asthma aua bandage bandaged bleeding clinic concussion covid cramp cramped cramps dizzy doc dr faint fever fieber fiebre fièvre flu gp gripe grippe heiser hoarse hospital hôpital ill illness infection injury migraine nausea numb numbness ouch pain painful painfully painkiller painkillers pains physio resfriada resfriado rhume rsi sick sickness sore soreness sores stitches surgery swelling swollen throbbing tingling tos toux twinge twinges unwell unwohl verband virus vomit weh wehgetan wound wounded wund wunde wunden ";
/// Beginnings of such words.
pub const PAIN_STEMS: &str = "angine,arzt,blessur,blessé,blister,blut,bronch,bruis,calambr,catarr,chirurg,cirug,constipad,cough,crampe,discomfort,dislocat,docteur,doctor,doktor,dolor,dolía,douleur,doulour,duele,enferm,enrhum,entzünd,erkält,fisiot,geprellt,gezerrt,grippal,herid,hurt,héma,inflam,injur,irrita,kiné,krampf,krank,laryngit,lastim,lesion,lesión,malad,medec,medic,médec,médic,nosebleed,ohnmacht,orthop,osteop,physiot,prellung,schmerz,souffr,strain,surgeon,tousse,verletz,vómit,zerrung,ärzt,überanstreng,überlast";
/// Beginnings of words that put a bone, a sinew or a joint to rest.
pub const STOP_STEMS: &str = "attelle,dislocat,entors,escayol,esguince,foulur,fractur,fraktur,férula,gips,ligament,plaster,platr,plâtr,schiene,sehnen,sling,splint,sprain,tendin,tendon,tendón,verstauch,yeso";
/// Parts of the body.
pub const BODY: &str = " arm arms back bein bras brazo brazos cabeza codo cou coude cuello daumen dedo dedos dent doigt doigts dos elbow ellbogen ellenbogen espalda finger fingers foot fuß garganta genou gorge hals hand handgelenk hands head hombro hombros hände jambe jaw kiefer knee kopf labio leg lip lippe lips lèvre main mains mano manos muscle muñeca nacken neck pie pierna poignet pouce pulgar rücken schulter schultern shoulder shoulders throat thumb thumbs tooth tête wrist wrists zahn épaule épaules ";
/// What harms when a part of the body stands beside it.
pub const HARM: &str = " banged bricht broke broken burned burnt cassé cassée coincé coincée cortado cortó coupé coupée crushed cut eingeklemmt gebrochen gequetscht geschnitten jammed pulled rompió rota roto torcido torció tordu tordue tore torn trapped twisted umgeknickt verdreht verrenkt ";
/// Those of them that break a bone.
pub const BREAKS: &str = " broke broken cassé cassée gebrochen rompió rota roto ";
/// Words that deny what follows.
pub const DENIES: &str = " aucun aucune didn't doesn't don't hasn't isn't jamais kein keine keinen keiner keinerlei neither never nicht nichts nie nil ningun ninguna ningún no non nor not nothing nunca ohne pas plus rien sans sin tampoco wasn't without zero ";
/// Words that may stand between a denial and what it denies, beside parts of the body.
pub const FILL: &str = " a al all also an and any anymore at au auch aux avoir das de del dem den der des die du e el en et eu feel feeling feels further had has have her his im in ins irgendwelche la las le left les links lo longer los me mehr more muscle my más ni nicht no o oder of or ou plus real rechts right sa se ses sich sign signs son su the their them tiene trace tun tut u und weiter weitere weiteren y ya ";
/// Words that end what came before them.
pub const GONE: &str = " cleared desaparecida desaparecido desapareció disappeared disparu disparue disparues fini finie geheilt gone guéri guérie healed parti partie passé passée passées pasó resolved vanished verschwunden vorbei vorüber weg überstanden ";
/// Words with which it has not quite ended.
pub const NOT_GONE: &str = " almost aún bis casi cuando encore except fast hasn't hasta if isn't jusqu'à lorsque nearly nicht no not nur once only pas presque quand sauf sobald solange till todavía unless until wasn't wenn when yet ";
/// Words of playing, and instruments.
pub const PLAY: &str = " blasen blow cantar cello chanter flauta flute flöte flûte geige gitarre guitar guitare guitarra instrument instrumento joue jouer klavier piano play playing practicar practice practicing practise practising sing singen singing spiel spielen spielens spielt toca tocar toque travailler trompeta trompete trompette trumpet violin violon violín übe üben ";
/// Words that forbid to play.
pub const FORBIDS: &str = " arrêt arrête arrêter aucun aucune avoid banned can't cannot deja dejar deje don't kein keine keinen mustn't nada never nicht ningún no not off ohne pas sans shouldn't sin stop without zero ";
/// Words that tell what was, and forbid nothing.
pub const PAST: &str = " could couldn't did didn't ha had hadn't has hasn't hat have haven't konnte pu pudo was wasn't ";
/// Words that forbid on their own.
pub const FORBIDDEN: &str = " forbade forbidden interdit interdite prohibida prohibido prohíbe spielpause spielverbot untersagt verbietet verboten ";
/// Words beside which a ban on playing is for the whole week.
pub const PLAIN: &str = " a absolument all allowed any at at-all be bis bitte can't cannot cette complete da darf days de debe diese dieser do doit don't días eine el ella elle er es esta favor for friday further für he her his ihr il is ist it jour jours kann kein keine keinen la le les may monday month must mustn't n'est nada ne next nicht no not notice now nächste of ohne on pas pendant peut please poco por pour puede saturday semaine semana semanas she should shouldn't sie simply sin soll sollte strictly sunday tage the they this three thursday to today tomorrow tuesday two until wednesday week weekend weeks woche wochen you your zwei ";
/// Titles with a word of the body.
pub const TITLES: [&[&str]; 15] = [
    &["plague", "doctor"],
    &["sick", "doll"],
    &["doll's", "illness"],
    &["poupée", "malade"],
    &["kranke", "puppe"],
    &["muñeca", "enferma"],
    &["doctor", "gradus"],
    &["broken", "wings"],
    &["night", "fever"],
    &["doctor", "who"],
    &["everybody", "hurts"],
    &["love", "hurts"],
    &["malade", "imaginaire"],
    &["comfortably", "numb"],
    &["achy", "breaky"],
];
