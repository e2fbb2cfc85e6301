//! Word lists for telling titles from other capitalised words.

/// Forms that name a piece in any spelling.
pub const FORMS: &str = " minuet menuet minuetto menuett sonata sonatina sonatine prelude prélude \
    invention sinfonia étude etude waltz valse mazurka polonaise nocturne gavotte bourrée bourree \
    gigue sarabande allemande courante musette rondo rondeau concerto concertino bagatelle arabesque \
    arabesk ballade scherzo toccata fugue impromptu humoresque écossaise ecossaise tarantella \
    berceuse capriccio barcarolle serenade serenata fantasia gymnopédie gymnopedie passacaglia \
    rhapsody tambourin albumblatt chaconne csárdás czardas greensleeves twinkle blackbird hallelujah p&f elegy élégie meditation méditation ";

/// Forms that are everyday words unless capitalised.
pub const FORMS_IF_CAPITAL: &str = " study song dance march blues rag carol lullaby canon air aria \
    theme variation variations hymn samba boogie caprice reel jig hornpipe polka chorale tango \
    romance allegro andante adagio moderato allegretto presto vivace intermezzo suite ode ";

/// Composers that teachers set, by their last names.
pub const COMPOSERS: &str = " bach mozart beethoven chopin clementi petzold schumann kabalevsky bartók \
    bartok burgmüller burgmuller czerny haydn handel händel vivaldi debussy satie telemann suzuki \
    kuhlau diabelli grieg tchaikovsky brahms schubert dvořák dvorak rieding küchler kuchler seitz \
    wohlfahrt kreutzer mazas carulli giuliani sor tárrega tarrega carcassi villa-lobos ferling joplin \
    einaudi gurlitt hanon scarlatti purcell corelli mendelssohn liszt rachmaninoff rachmaninov \
    prokofiev shostakovich ravel fauré faure gershwin rameau couperin heller gedike maykapar \
    paganini bruch kayser sevcik ševčík mertz brouwer barrios albéniz albeniz glazunov demersseman \
    singelée singelee milhaud ibert pachelbel elgar türk turk khachaturian norton bohm böhm fiocco \
    boccherini becker gossec lully martinu martini accolay thomas-mifune yiruma ";

/// Small words that may stand inside a title before a capitalised word.
pub const JOINING: &str =
    " of the to for from by de du des la le les der die das am an à el und in ";

/// Words that go on a title of another language in small letters: "Caro mio ben", "Au clair de la lune".
pub const FOREIGN: &str = " mio mia ben amor amore non più piu con che al alla del della il lo gli un una per \
    et au aux mon ma petit petite clair lune ich ein eine mein meine und im von zu vom zum donna dorma bella bel \
    sole è mobile dolce crudele lasciar ch'io pianga nuit jour nel core sento di ti vita ave verum corpus la le \
    les der die das den dem ";

/// Words after which a single capitalised word is a title.
pub const CUES: &str = " play played plays playing practise practice practised practiced practising on \
    start started starting begin began continue continued learn learned learnt learning finish \
    finished polish revise review memorise memorize called titled perform performed ";

/// Verbs that only people do: the capitalised words before them are a name.
pub const ANIMATE: &str = " played practised practiced struggled worked came seems says said forgot \
    remembered told likes loves wants enjoyed managed learned learnt knows tried did will can \
    arrived listened understands plays practises and'll ";

/// Capitalised words that begin sentences, name days, topics or boards, and never a piece.
pub const STOP: &str = " a about add after again all almost also always am an and any april are arpeggio \
    arpeggios articulation as ask at august aural autumn-term await balance bar bars be because before \
    begin best better bit book both bow bowing bpm breath breathing brilliant but by can check chord \
    chords clap clef continue count counting dad december did discussed do don dotted dynamics each \
    ear easter email embouchure enjoyed even every exam exams excellent except fantastic february few \
    fine finger fingering fingers finish first focus for forget friday from full fun get goal goals \
    good grade great half hand hands has have he hear her hi hello high his hold holiday homework how \
    however i if ignore important improve improved in instructions intonation is it its january july \
    june just keep keys last late learn learning left legato less lesson lessons let lh listen look \
    lots lovely low major make march march's may maybe measure memorise memory metronome mid minor mistakes \
    monday more morning most mr mrs ms much mum musicality my need needs never new next nice no not note \
    notes november now october of often okay on once one only our out output page parent parents part \
    pedal pedalling perhaps phrasing piece pieces pitch plan play played playing please polish position \
    posture practice practise practised practising preparation prepare previous print progress pulse put \
    quite read reading really reading reflect remember remind repeat repertoire report respond return \
    review revise rh rhythm rythm dinamics pratice right rule rules same saturday say scale scales section see september she \
    shift shifts should show sight sight-reading sightreading sing sit slow slowly slur so some sound \
    spend staccato start started starting still stop strong student sunday super sure system take teacher \
    technical technique tempo term test than thank thanks that the theory there then these they think \
    this thumb thursday time to today together tomorrow tone tongue tonguing too trinity try tuesday \
    tune tuning takt mes viertel tonleiter gamme twice two under uneven up use user very vibrato wait warm warm-up watch we wednesday \
    week well were what when where which while who will with without wobbly wonderful work worked working would \
    write yes yet you your abrsm lcm rcm rsl rockschool assistant begin end html http https \
    javascript script select drop delete insert update null undefined none true false ";
