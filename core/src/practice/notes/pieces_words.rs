//! Word lists for telling titles from other capitalised words.

/// Forms that name a piece in any spelling.
pub const FORMS: &str = " albumblatt allemande arabesk arabesque bagatelle ballade barcarolle berceuse blackbird bourree bourrée capriccio chaconne concertino concerto courante csárdás czardas danse ecossaise elegy estudio etude fantasia fuge fugue gavota gavotte gigue greensleeves gymnopedie gymnopédie hallelujah humoresque impromptu invention konzert marsch mazurka meditation menuet menuett minuet minueto minuetto musette méditation nocturne p&f passacaglia polonaise prelude präludium prélude préludes rhapsody romanze rondeau rondo sarabande scherzo serenade serenata sinfonia sonata sonate sonatina sonatine tambourin tarantella toccata twinkle vals valse waltz walzer écossaise élégie étude ";

/// Forms that are everyday words unless capitalised.
pub const FORMS_IF_CAPITAL: &str = " adagio air allegretto allegro andante aria blues boogie canción canon caprice carol chanson chorale dance danza hornpipe hymn intermezzo jig lied lullaby ländler march marcha marche moderato ode polka presto rag reel romance samba song study suite tango tanz theme variation variations vivace ";

/// Composers that teachers set, by their last names.
pub const COMPOSERS: &str = " accolay albeniz albéniz bach barrios bartok bartók beethoven boccherini bohm bozza brahms brouwer bruch burgmuller burgmüller böhm carcassi carulli chopin clementi corelli couperin czerny debussy demersseman diabelli dvorak dvořák einaudi elgar falla faure fauré ferling fiocco gedike gershwin giuliani glazunov gossec granados grieg gurlitt handel hanon haydn hisaishi händel ibert joplin kabalevsky kayser khachaturian krebs kreutzer kuchler kuhlau küchler liszt lully martini martinu massenet maykapar mazas mendelssohn mertz milhaud mozart pachelbel paganini petzold pleyel prokofiev purcell rachmaninoff rachmaninov rameau ravel rieding saint-saens saint-saëns satie scarlatti schubert schumann seitz sevcik shostakovich singelee singelée sor suzuki tarrega tchaikovsky telemann turk tárrega türk villa-lobos vivaldi wohlfahrt yiruma ševčík ";

/// Small words that may stand inside a title before a capitalised word.
pub const JOINING: &str =
    " am an by das de der des die du el for from in la le les of the to und à ";

/// Words that go on a title of another language in small letters: "Caro mio ben", "Au clair de la lune".
pub const FOREIGN: &str = " al alla amor amore au aux ave bel bella ben ch'io che clair con core corpus crudele das del \
    della dem den der di die dolce donna dorma ein eine et gli ich il im jour la lasciar le les lo \
    lune ma mein meine mia mio mobile mon nel non nuit per petit petite pianga piu più sento sole \
    ti un una und verum vita vom von zu zum è ";

/// Words after which a single capitalised word may stand for a piece.
pub const CUES: &str =
    " play played playing plays practise practised review start started starting ";

/// Capitalised words that begin sentences or name what is practised, and end a title: no title is made by their absence.
pub const STOP: &str = " a about add after again all almost also always am an and any april are arpeggio arpeggios articulation as ask at august aural bar bars be because before begin best better book both bow bowing bpm breath breathing bring but by can check chord chords clap clef continue count counting dad december did do don dotted dynamics each ear embouchure end even every exam exams excellent february finger fingering fingers finish first focus for forget friday from full get goal goals good grade half hand hands has have he hear heard her high his hold homework how however i if ignore improve improved in intonation is it its january july june keep keys last late learn learning left legato less lesson lessons let lh listen look low major make march may measure memorise memory metronome mid minor mistakes monday more morning mr mrs ms mum my need needs never new next nice no none not note notes november now october of on once one only our out page part pedal pedalling phrasing piece pieces pitch plan play played playing please polish position posture practice practise practised practising progress pulse put read reading record remember repeat return review revise rh rhythm right same saturday say scale scales september she shift shifts should show sight sight-reading sightreading sing sit slow slowly slur so some sound staccato start started starting still stop sunday take takt technique tempo than that the then theory there these they think this thumb thursday time to today together tomorrow tone tongue tonguing too try tuesday tune tuning twice two under uneven up very vibrato wait warm warm-up watch we wednesday week well were what when where which while who will with without work worked working would write yes yet you your ";

/// Words that make a composer or a form a place, a group, a date or a thing.
pub const PLACES: &str = " avenue award band break camera choir chor class club competition day ensemble evening feel festival form group hall holiday holidays house night orchestra park party plaza printer prize road room rue saal school society square straße street style time wettbewerb ";
