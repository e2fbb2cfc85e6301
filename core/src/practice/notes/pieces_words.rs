//! Word lists for telling titles from other capitalised words.

/// Forms that name a piece in any spelling.
pub const FORMS: &str = " albumblatt allemande arabesk arabesque bagatelle ballade barcarolle berceuse blackbird bourree \
    bourrée capriccio chaconne concertino concerto courante csárdás czardas ecossaise elegy etude \
    fantasia fugue gavotte gigue greensleeves gymnopedie gymnopédie hallelujah humoresque impromptu \
    invention mazurka meditation menuet menuett minuet minuetto musette méditation nocturne p&f \
    passacaglia polonaise prelude prélude rhapsody rondeau rondo sarabande scherzo serenade \
    serenata sinfonia sonata sonatina sonatine tambourin tarantella toccata twinkle valse waltz \
    écossaise élégie étude ";

/// Forms that are everyday words unless capitalised.
pub const FORMS_IF_CAPITAL: &str = " adagio air allegretto allegro andante aria blues boogie canon caprice carol chorale dance hornpipe hymn intermezzo jig lullaby march moderato ode polka presto rag reel romance samba song study suite tango theme variation variations vivace ";

/// Composers that teachers set, by their last names.
pub const COMPOSERS: &str = " accolay albeniz albéniz bach barrios bartok bartók becker beethoven boccherini bohm bozza brahms \
    brouwer bruch burgmuller burgmüller böhm carcassi carulli chopin clementi corelli couperin \
    czerny debussy demersseman diabelli dvorak dvořák einaudi elgar faure fauré ferling fiocco \
    gedike gershwin giuliani glazunov gossec grieg gurlitt handel hanon haydn heller händel ibert \
    joplin kabalevsky kayser khachaturian kreutzer kuchler kuhlau küchler liszt lully martini \
    martinu massenet maykapar mazas mendelssohn mertz milhaud mozart norton pachelbel paganini petzold \
    prokofiev purcell rachmaninoff rachmaninov rameau ravel rieding satie scarlatti schubert \
    schumann seitz sevcik shostakovich singelee singelée sor suzuki tarrega tchaikovsky telemann \
    thomas-mifune turk tárrega türk villa-lobos vivaldi wohlfahrt yiruma ševčík ";

/// Small words that may stand inside a title before a capitalised word.
pub const JOINING: &str =
    " am an by das de der des die du el for from in la le les of the to und à ";

/// Words that go on a title of another language in small letters: "Caro mio ben", "Au clair de la lune".
pub const FOREIGN: &str = " al alla amor amore au aux ave bel bella ben ch'io che clair con core corpus crudele das del \
    della dem den der di die dolce donna dorma ein eine et gli ich il im jour la lasciar le les lo \
    lune ma mein meine mia mio mobile mon nel non nuit per petit petite pianga piu più sento sole \
    ti un una und verum vita vom von zu zum è ";

/// Words after which a single capitalised word is a title.
pub const CUES: &str = " began begin called continue continued finish finished learn learned learning learnt memorise memorize on perform performed play played playing plays polish practice practiced practise practised practising review revise start started starting titled ";

/// Verbs that only people do: the capitalised words before them are a name.
pub const ANIMATE: &str = " and'll arrived came can did enjoyed forgot knows learned learnt likes listened loves managed played plays practiced practised practises remembered said says seems struggled told tried understands wants will worked ";

/// Capitalised words that begin sentences, name days, topics or boards, and never a piece.
pub const STOP: &str = " a about abrsm add after again all almost also always am an and any april are arpeggio arpeggios \
    articulation as ask assistant at august aural autumn-term await balance bar bars be because \
    before begin best better bit book both bow bowing bpm breath breathing brilliant but by can \
    check chord chords clap clef continue count counting dad december delete did dinamics discussed \
    do don dotted drop dynamics each ear easter email embouchure end enjoyed even every exam exams \
    excellent except false fantastic february few fine finger fingering fingers finish first focus \
    for forget friday from full fun gamme get goal goals good grade great half hand hands has have \
    he hear hello her hi high his hold holiday homework how however html http https i if ignore \
    important improve improved improvise improvised improvising in insert instructions intonation is it its january javascript july \
    june just keep keys last late lcm learn learning left legato less lesson lessons let lh listen \
    look lots lovely low major make march march's may maybe measure memorise memory mes metronome \
    mid minor mistakes monday more morning most mr mrs ms much mum musicality my need needs never \
    new next nice no none not note notes november now null october of often okay on once one only \
    our out output page parent parents part pedal pedalling perhaps phrasing piece pieces pitch \
    plan play played playing please polish position posture practice practise practised practising \
    pratice preparation prepare previous print progress pulse put quite rcm read reading really \
    reflect remember remind repeat repertoire report respond return review revise rh rhythm right \
    rockschool rsl rule rules rythm same saturday say scale scales script section see select \
    september she shift shifts should show sight sight-reading sightreading sing sit slow slowly \
    slur so some sound spend staccato start started starting still stop strong student sunday super \
    sure system take takt teacher technical technique tempo term test than thank thanks that the \
    then theory there these they think this thumb thursday time to today together tomorrow tone \
    tongue tonguing tonleiter too trinity true try tuesday tune tuning twice two undefined under \
    uneven up update use user very vibrato viertel wait warm warm-up watch we wednesday week well \
    were what when where which while who will with without wobbly wonderful work worked working \
    would write yes yet you your ";
