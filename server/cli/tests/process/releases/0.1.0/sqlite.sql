PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "seaql_migrations" ( "version" varchar NOT NULL PRIMARY KEY, "applied_at" integer NOT NULL );
INSERT INTO seaql_migrations VALUES('m20261130_000001_create_schema',1796100224);
CREATE TABLE IF NOT EXISTS "user" (
    id uuid_text PRIMARY KEY,
    name text NOT NULL,
    email text UNIQUE,
    role text NOT NULL,
    password_hash text,
    temporary_password_hash text,
    temporary_password_expires_at timestamp_with_timezone_text,
    must_change_password boolean NOT NULL,
    phone_number text,
    pending_email text,
    notification_settings jsonb_text NOT NULL,
    privacy_settings jsonb_text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    updated_at timestamp_with_timezone_text NOT NULL,
    address_proved_at timestamp_with_timezone_text,
    approved_at timestamp_with_timezone_text,
    suspended_at timestamp_with_timezone_text,
    temporary_password_source text,
    draft_key blob NOT NULL,
    notices_read_until timestamp_with_timezone_text,
    name_folded text NOT NULL,
    name_joined text NOT NULL,
    name_sorted text NOT NULL
);
INSERT INTO user VALUES(X'018a90c5d980710aadec89025cc1beeb','Kim Adler','admin@reedling.test','ADMINISTRATOR','$argon2id$v=19$m=19456,t=2,p=1$CFiBNc8FtReGj5ZzEwdMKQ$j7ye5wF0Tg3t/lV8KHW7gU46ljJo7EFUwrZBsy0veT0',NULL,NULL,0,'+44 7700 900590',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2023-09-13T23:00:00+00:00','2023-09-13T23:00:00+00:00','2023-09-13T23:00:00+00:00','2023-09-13T23:00:00+00:00',NULL,NULL,X'decc2880db15b5f8e2de6ff6ec72944dc0694648653edc2278c470bfb50a579d',NULL,'kim adler',replace('\nkimadler','\n',char(10)),replace('kim adler\nkim adler\nKim Adler','\n',char(10)));
INSERT INTO user VALUES(X'018a90c5d9807099ac6cd7363ca585e7','Ana Sousa','teacher@reedling.test','TEACHER','$argon2id$v=19$m=19456,t=2,p=1$CFiBNc8FtReGj5ZzEwdMKQ$j7ye5wF0Tg3t/lV8KHW7gU46ljJo7EFUwrZBsy0veT0',NULL,NULL,0,'+44 7700 900520',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2023-09-13T23:00:00+00:00','2023-09-13T23:00:00+00:00','2023-09-13T23:00:00+00:00','2023-09-13T23:00:00+00:00',NULL,NULL,X'94f570873d290360335175d157e16dfefac90e34aa56696d5a346d8151d73c63',NULL,'ana sousa',replace('\nanasousa','\n',char(10)),replace('ana sousa\nana sousa\nAna Sousa','\n',char(10)));
INSERT INTO user VALUES(X'019438b2598074768f8a4baa5dc087b3','Mina Okafor','student@reedling.test','STUDENT','$argon2id$v=19$m=19456,t=2,p=1$CFiBNc8FtReGj5ZzEwdMKQ$j7ye5wF0Tg3t/lV8KHW7gU46ljJo7EFUwrZBsy0veT0',NULL,NULL,0,'+44 7700 900816',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00',NULL,NULL,X'2734aae2ca95645725c133179cb0b08df30a0a658f331b58d09ac90a5569d98c',NULL,'mina okafor',replace('\nminaokafor','\n',char(10)),replace('mina okafor\nmina okafor\nMina Okafor','\n',char(10)));
INSERT INTO user VALUES(X'019438b2598070e2846865e9874614d7','Sam Okafor','parent@reedling.test','PARENT','$argon2id$v=19$m=19456,t=2,p=1$CFiBNc8FtReGj5ZzEwdMKQ$j7ye5wF0Tg3t/lV8KHW7gU46ljJo7EFUwrZBsy0veT0',NULL,NULL,0,'+44 7700 900485',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00',NULL,NULL,X'b622fd401b017784d4109d36105da0582c3b7ae7f55c78b7d50f197114987e18',NULL,'sam okafor',replace('\nsamokafor','\n',char(10)),replace('sam okafor\nsam okafor\nSam Okafor','\n',char(10)));
INSERT INTO user VALUES(X'019438b259807c33a0bb97ca63bece45','Liam Costa','student1@reedling.test','STUDENT',NULL,NULL,NULL,0,'+44 7700 900853',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00',NULL,NULL,X'18d8ff55c731f2c12c39826ecb48f5af33967a1379c8de2a876dc319b83eb0be',NULL,'liam costa',replace('\nliamcosta','\n',char(10)),replace('liam costa\nliam costa\nLiam Costa','\n',char(10)));
INSERT INTO user VALUES(X'01a22fea77b3766f90734461e2ba0c39','Zoë 🎻 O''Neil','zoe@music.example','TEACHER','$argon2id$v=19$m=19456,t=2,p=1$7SM4ngFT8uYmlcnXSsg79Q$LLBzKBKA0AkW79j90mhEak2xcudyzDDUk3wKZw7Diyw',NULL,NULL,0,NULL,NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2026-12-01T04:43:44.946308+00:00','2026-12-01T04:43:44.946308+00:00',NULL,NULL,NULL,NULL,X'3c26b503561f96756e8df62e00f3096d1bb1c8e3ffb60fd74673cf716d0dd1e5',NULL,'zoe 🎻 oneil',replace('\nzoe🎻oneil\n🎻oneil','\n',char(10)),replace('zoe 🎻 oneil\nzoë 🎻 o''neil\nZoë 🎻 O''Neil','\n',char(10)));
CREATE TABLE session (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    token_hash blob NOT NULL UNIQUE,
    user_agent text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    last_used_at timestamp_with_timezone_text NOT NULL,
    expires_at timestamp_with_timezone_text NOT NULL,
    wrong_passwords integer NOT NULL DEFAULT 0,
    proved_at timestamp_with_timezone_text
);
INSERT INTO session VALUES(X'01a22fea771676a6940ed193691cec5f',X'018a90c5d9807099ac6cd7363ca585e7',X'fd22f65e334d530d7e2102f3ef3d6cd18a2cff67532a5718632f1f211c0150d8','','2026-12-01T04:43:44.785726+00:00','2026-12-01T04:43:44.785726+00:00','2026-12-31T04:43:44.785726+00:00',0,'2026-12-01T04:43:44.785726+00:00');
CREATE TABLE account_token (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    token_hash blob NOT NULL UNIQUE,
    expires_at timestamp_with_timezone_text NOT NULL,
    used_at timestamp_with_timezone_text,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO account_token VALUES(X'01a22fea77ba7292a58a8d52717850ac',X'01a22fea77b3766f90734461e2ba0c39','activation',X'cea08931c2138cb20bd299247fe769e18a4341d093d3d62bfaa7344f0b2d1be7','2026-12-02T04:43:44.946308+00:00',NULL,'2026-12-01T04:43:44.946308+00:00');
CREATE TABLE sign_in_throttle (
    key text PRIMARY KEY,
    failures integer NOT NULL,
    window_started_at timestamp_with_timezone_text NOT NULL,
    blocked_until timestamp_with_timezone_text
);
INSERT INTO sign_in_throttle VALUES('looks:fe0778862cd1d03c908ef08b598c1316eaa7930a15393bed3ea52273344d1371',1,'2026-12-01T04:43:44.717285+00:00',NULL);
INSERT INTO sign_in_throttle VALUES('pair:fe0778862cd1d03c908ef08b598c1316eaa7930a15393bed3ea52273344d1371:127.0.0.1',0,'2026-12-01T04:43:44.717285+00:00',NULL);
INSERT INTO sign_in_throttle VALUES('looks:c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48',1,'2026-12-01T04:43:44.799417+00:00',NULL);
INSERT INTO sign_in_throttle VALUES('pair:c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48:127.0.0.1',1,'2026-12-01T04:43:44.799417+00:00',NULL);
INSERT INTO sign_in_throttle VALUES('mail-to:cef5c06b0885ec5a80b79f8dca0195b20b516fada28f431f844ccd6737c65fb4',1,'2026-12-01T04:43:44.946308+00:00',NULL);
INSERT INTO sign_in_throttle VALUES('mail-from:127.0.0.1',1,'2026-12-01T04:43:44.946308+00:00',NULL);
CREATE TABLE teacher (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    instrument text,
    department text,
    default_duration_minutes integer
);
INSERT INTO teacher VALUES(X'018a90c5d9807099ac6cd7363ca585e7','Violin','Strings and keyboard',NULL);
INSERT INTO teacher VALUES(X'01a22fea77b3766f90734461e2ba0c39',NULL,NULL,NULL);
CREATE TABLE student (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    first_name text NOT NULL,
    last_name text NOT NULL,
    date_of_birth date_text,
    is_minor boolean NOT NULL,
    grade text NOT NULL,
    section text,
    instrument text NOT NULL,
    roll_number text,
    address text,
    emergency_contact text,
    notes text,
    created_by uuid_text REFERENCES "user" (id) ON DELETE SET NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    updated_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO student VALUES(X'019438b2598074768f8a4baa5dc087b3','Mina','Okafor','2009-10-24',1,'Grade 3',NULL,'Violin',NULL,'76 Mill Lane',NULL,NULL,X'018a90c5d9807099ac6cd7363ca585e7','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00');
INSERT INTO student VALUES(X'019438b259807c33a0bb97ca63bece45','Liam','Costa','1999-07-07',0,'Grade 7',NULL,'Guitar',NULL,'58 Chestnut Avenue',NULL,NULL,X'018a90c5d9807099ac6cd7363ca585e7','2025-01-05T23:00:00+00:00','2025-01-05T23:00:00+00:00');
CREATE TABLE parent (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    address text,
    created_by uuid_text REFERENCES "user" (id) ON DELETE SET NULL
);
INSERT INTO parent VALUES(X'019438b2598070e2846865e9874614d7',NULL,X'018a90c5d9807099ac6cd7363ca585e7');
CREATE TABLE guardianship (
    parent_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    relationship text NOT NULL,
    is_primary boolean NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (parent_id, student_id)
);
INSERT INTO guardianship VALUES(X'019438b2598070e2846865e9874614d7',X'019438b2598074768f8a4baa5dc087b3','Parent',1,'2025-01-05T23:00:00+00:00');
CREATE TABLE enrolment (
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamp_with_timezone_text NOT NULL,
    linked_by_administrator boolean NOT NULL DEFAULT false,
    PRIMARY KEY (teacher_id, student_id)
);
INSERT INTO enrolment VALUES(X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','2025-01-05T23:00:00+00:00',0);
INSERT INTO enrolment VALUES(X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','2025-01-05T23:00:00+00:00',0);
CREATE TABLE exam_result (
    id uuid_text PRIMARY KEY,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    board text NOT NULL,
    grade text NOT NULL,
    taken_on date_text NOT NULL,
    percentage integer NOT NULL,
    recorded_by uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO exam_result VALUES(X'01a22fea77e7704a9df2e9e91a0af8f8',X'019438b2598074768f8a4baa5dc087b3','ABRSM','Grade 2','2026-02-20',81,X'018a90c5d9807099ac6cd7363ca585e7','2025-12-07T23:00:00+00:00');
CREATE TABLE lesson_series (
    id uuid_text PRIMARY KEY,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    recurrence_type text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO lesson_series VALUES(X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','weekly','Europe/Berlin','2025-12-07T23:00:00+00:00');
INSERT INTO lesson_series VALUES(X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','weekly','Europe/Berlin','2025-12-07T23:00:00+00:00');
CREATE TABLE lesson (
    id uuid_text PRIMARY KEY,
    series_id uuid_text NOT NULL REFERENCES lesson_series (id) ON DELETE CASCADE,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    title text NOT NULL,
    description text,
    start_at timestamp_with_timezone_text NOT NULL,
    end_at timestamp_with_timezone_text NOT NULL,
    duration_minutes integer NOT NULL,
    status text NOT NULL,
    notes text,
    teacher_notes text,
    completed_at timestamp_with_timezone_text,
    version integer NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    updated_at timestamp_with_timezone_text NOT NULL,
    goals_revision integer NOT NULL DEFAULT 1,
    goals_by text,
    week jsonb_text,
    unread jsonb_text,
    private_notes text,
    start_local text
);
INSERT INTO lesson VALUES(X'019afb0b1980754bbc40881e29073c82',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte, bars 1-24',NULL,'2025-12-15T08:00:00+00:00','2025-12-15T08:30:00+00:00',30,'COMPLETED',NULL,'Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.','2025-12-15T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2025-12-15T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2025-12-15T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198077ff8d388687ffb2de70',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte, bars 25-40',NULL,'2025-12-22T08:00:00+00:00','2025-12-22T08:30:00+00:00',30,'COMPLETED',NULL,'Gossec Gavotte, bars 25-40 at 80, spiccato uneven, left hand late after the shift. A minor melodic scale: G sharp low. Sight-reading in D weak.','2025-12-22T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2025-12-22T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2025-12-22T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198076deaacd12c87e38530e',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte and Boccherini Minuet',NULL,'2025-12-29T08:00:00+00:00','2025-12-29T08:30:00+00:00',30,'COMPLETED',NULL,'Gossec Gavotte from start to end at 96. Boccherini Minuet, bars 1-8: grace notes rushed. D minor two octaves steady at 72. Intonation in third position weak.','2025-12-29T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2025-12-29T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2025-12-29T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198078bfb9ea304d9f96e4d9',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Boccherini Minuet, bars 9-24',NULL,'2026-01-05T08:00:00+00:00','2026-01-05T08:30:00+00:00',30,'COMPLETED',NULL,'Boccherini Minuet, bars 9-24 at 88, shift to third position in bar 13 late. B flat major arpeggio out of tune on top. Rhythm in sight-reading better.','2026-01-05T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-01-05T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-01-05T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198079a6900461edd57a4d46',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Boccherini Minuet, whole piece',NULL,'2026-01-12T08:00:00+00:00','2026-01-12T08:30:00+00:00',30,'COMPLETED',NULL,'Boccherini Minuet through at 96; trio needs a singing tone, bow too fast. C major scale two octaves at 80 good. Aural: rhythm clapped back without mistakes.','2026-01-12T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-01-12T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-01-12T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198071af8cfd4c4cbee55360',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte, bars 1-24',NULL,'2026-01-19T08:00:00+00:00','2026-01-19T08:30:00+00:00',30,'COMPLETED',NULL,'Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.','2026-01-19T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-01-19T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-01-19T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198070afbce429ca179064c7',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte, bars 25-40',NULL,'2026-01-26T08:00:00+00:00','2026-01-26T08:30:00+00:00',30,'MISSED',NULL,NULL,NULL,2,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-01-26T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b1980767587272751ecaf9b67',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte and Boccherini Minuet',NULL,'2026-02-02T08:00:00+00:00','2026-02-02T08:30:00+00:00',30,'COMPLETED',NULL,'Gossec Gavotte from start to end at 96. Boccherini Minuet, bars 1-8: grace notes rushed. D minor two octaves steady at 72. Intonation in third position weak.','2026-02-02T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-02T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-02-02T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198077cd9f9ec8c694ccf555',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Boccherini Minuet, bars 9-24',NULL,'2026-02-09T08:00:00+00:00','2026-02-09T08:30:00+00:00',30,'COMPLETED',NULL,'Boccherini Minuet, bars 9-24 at 88, shift to third position in bar 13 late. B flat major arpeggio out of tune on top. Rhythm in sight-reading better.','2026-02-09T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-09T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-02-09T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b1980702892925a4dc85286c5',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Boccherini Minuet, whole piece',NULL,'2026-02-16T08:00:00+00:00','2026-02-16T08:30:00+00:00',30,'COMPLETED',NULL,'Boccherini Minuet through at 96; trio needs a singing tone, bow too fast. C major scale two octaves at 80 good. Aural: rhythm clapped back without mistakes.','2026-02-16T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-16T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-02-16T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807180b23a1075b77fc09a',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte, bars 1-24',NULL,'2026-02-23T08:00:00+00:00','2026-02-23T08:30:00+00:00',30,'COMPLETED',NULL,'Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.','2026-02-23T08:36:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-23T08:36:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','["light and in tune","E flats sharp","Bow hold relaxed"]',NULL,'2026-02-23T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198078b894e1401ed25bb86c',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte, bars 25-40',NULL,'2026-03-02T08:00:00+00:00','2026-03-02T08:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-02T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198077a99c6739325fac0995',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Gavotte and Boccherini Minuet',NULL,'2026-03-09T08:00:00+00:00','2026-03-09T08:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-09T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198075a2a18941c3936b9186',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Boccherini Minuet, bars 9-24',NULL,'2026-03-16T08:00:00+00:00','2026-03-16T08:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-16T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807eb9a7d7929813bb2966',X'019afb0b1980797385c5d1aab99f0c43',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3','Boccherini Minuet, whole piece',NULL,'2026-03-23T08:00:00+00:00','2026-03-23T08:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-23T09:00:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198076bf9d405151ec53aa3d',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Carcassi Andantino, bars 1-16',NULL,'2025-12-15T08:45:00+00:00','2025-12-15T09:45:00+00:00',60,'COMPLETED',NULL,'Carcassi Andantino in A minor, bars 1-16 at 72, bass notes cut short in bars 9-12. D major scale two octaves: shift to fifth position late. Sight-reading weak.','2025-12-15T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2025-12-15T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2025-12-15T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807bc4ae82782acb927641',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Romance, barre chords',NULL,'2025-12-22T08:45:00+00:00','2025-12-22T09:45:00+00:00',60,'CANCELLED',NULL,NULL,NULL,2,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2025-12-22T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807d849ef300ce2d0ba3e9',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 1-8',NULL,'2025-12-29T08:45:00+00:00','2025-12-29T09:45:00+00:00',60,'COMPLETED',NULL,'Tárrega "Lágrima", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.','2025-12-29T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2025-12-29T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2025-12-29T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807781977a0f53e5d6d909',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 9-16',NULL,'2026-01-05T08:45:00+00:00','2026-01-05T09:45:00+00:00',60,'COMPLETED',NULL,'Tárrega "Lágrima", bars 9-16 in E minor at 58, slurs in bar 11 weak. Chords in second position change late. Clapping back rhythms good.','2026-01-05T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-01-05T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-01-05T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198078e6822a79eb517b62db',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Carcassi Andantino, bars 1-16',NULL,'2026-01-12T08:45:00+00:00','2026-01-12T09:45:00+00:00',60,'MISSED',NULL,NULL,NULL,2,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-01-12T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b1980763386a69dd14426a2e4',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Romance, barre chords',NULL,'2026-01-19T08:45:00+00:00','2026-01-19T09:45:00+00:00',60,'COMPLETED',NULL,'"Romance" in full at 80, barre in bar 10 buzzes. E harmonic minor uneven at 88. Tone near the bridge thin, move the hand.','2026-01-19T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-01-19T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-01-19T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198078f38af45f97eca22f59',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 1-8',NULL,'2026-01-26T08:45:00+00:00','2026-01-26T09:45:00+00:00',60,'COMPLETED',NULL,'Tárrega "Lágrima", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.','2026-01-26T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-01-26T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-01-26T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198079a3859084763a12fd0d',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 9-16',NULL,'2026-02-02T08:45:00+00:00','2026-02-02T09:45:00+00:00',60,'COMPLETED',NULL,'Tárrega "Lágrima", bars 9-16 in E minor at 58, slurs in bar 11 weak. Chords in second position change late. Clapping back rhythms good.','2026-02-02T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-02T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-02-02T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b198077caa465669e4cc47951',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Carcassi Andantino, bars 1-16',NULL,'2026-02-09T08:45:00+00:00','2026-02-09T09:45:00+00:00',60,'COMPLETED',NULL,'Carcassi Andantino in A minor, bars 1-16 at 72, bass notes cut short in bars 9-12. D major scale two octaves: shift to fifth position late. Sight-reading weak.','2026-02-09T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-09T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','[]',NULL,'2026-02-09T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807005becd29b95dbbb198',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Romance, barre chords',NULL,'2026-02-16T08:45:00+00:00','2026-02-16T09:45:00+00:00',60,'COMPLETED',NULL,'"Romance" in full at 80, barre in bar 10 buzzes. E harmonic minor uneven at 88. Tone near the bridge thin, move the hand.','2026-02-16T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-16T09:51:00+00:00',2,'teacher','{"minutesPerDay":10}','[]','Ask about the new piano.','2026-02-16T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807d7da8f23cff78def85a',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 1-8',NULL,'2026-02-23T08:45:00+00:00','2026-02-23T09:45:00+00:00',60,'COMPLETED',NULL,'Tárrega "Lágrima", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.','2026-02-23T09:51:00+00:00',2,'2025-12-07T23:00:00+00:00','2026-02-23T09:51:00+00:00',1,'teacher','{"minutesPerDay":null,"days":null,"offDates":[],"hands":null}','["slide to the ninth fret","melody needs","bass","good"]',NULL,'2026-02-23T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807a2d99b9da6574703782',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 9-16',NULL,'2026-03-02T08:45:00+00:00','2026-03-02T09:45:00+00:00',60,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-02T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807264b003725b6ed31805',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Carcassi Andantino, bars 1-16',NULL,'2026-03-09T08:45:00+00:00','2026-03-09T09:45:00+00:00',60,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-09T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b19807524a51ffe73cb443d28',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Romance, barre chords',NULL,'2026-03-16T08:45:00+00:00','2026-03-16T09:45:00+00:00',60,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-16T09:45:00+01:00');
INSERT INTO lesson VALUES(X'019afb0b1980728f9e0312cacff83df9',X'019afb0b19807f60baae69576109f0da',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b259807c33a0bb97ca63bece45','Lágrima, bars 1-8',NULL,'2026-03-23T08:45:00+00:00','2026-03-23T09:45:00+00:00',60,'SCHEDULED',NULL,NULL,NULL,1,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-23T09:45:00+01:00');
CREATE TABLE lesson_feedback (
    lesson_id uuid_text PRIMARY KEY REFERENCES lesson (id) ON DELETE CASCADE,
    content text NOT NULL,
    pieces_worked_on jsonb_text NOT NULL,
    areas_improved text NOT NULL,
    areas_need_work text NOT NULL,
    technique_notes text NOT NULL,
    musicianship_notes text NOT NULL,
    practice_assignments jsonb_text NOT NULL,
    next_lesson_goals text NOT NULL,
    teacher_rating integer,
    student_mood text,
    created_at timestamp_with_timezone_text NOT NULL,
    updated_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO lesson_feedback VALUES(X'019afb0b19807eb9a7d7929813bb2966','Good.','["Für Elise"]','Rhythm','','','','[{"piece":"Für Elise"}]','',4,NULL,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00');
CREATE TABLE activity (
    id uuid_text PRIMARY KEY,
    kind text NOT NULL,
    actor_id uuid_text,
    subject_id uuid_text,
    description text NOT NULL,
    status text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO activity VALUES(X'01a22fea77b571b4ad9150955f514a82','user_registration',X'01a22fea77b3766f90734461e2ba0c39',X'01a22fea77b3766f90734461e2ba0c39','Zoë 🎻 O''Neil registered as a teacher','pending','2026-12-01T04:43:44.946308+00:00');
CREATE TABLE job (
    id uuid_text PRIMARY KEY,
    kind text NOT NULL,
    payload jsonb_text NOT NULL,
    dedup_key text UNIQUE,
    state text NOT NULL,
    attempts integer NOT NULL,
    run_at timestamp_with_timezone_text NOT NULL,
    leased_until timestamp_with_timezone_text,
    last_error text,
    created_at timestamp_with_timezone_text NOT NULL,
    finished_at timestamp_with_timezone_text,
    subject_id uuid_text
);
INSERT INTO job VALUES(X'01a22fea77ba7292a58a8d53ef819f0e','mail','{"to":"zoe@music.example","name":"Zoë 🎻 O''Neil","template":"activation","link":"http://127.0.0.1:35539/auth/activate?token=m2txrF0ICZ02BOZs3PuN8Nvqno7vlUm3PWcGgYVjGM4&email=zoe%40music.example","without_password":false}',NULL,'queued',0,'2026-12-01T04:43:44.946308+00:00',NULL,NULL,'2026-12-01T04:43:44.946308+00:00',NULL,NULL);
CREATE TABLE external_sign_in (
    handle_hash blob PRIMARY KEY,
    state_hash blob NOT NULL,
    nonce text NOT NULL,
    pkce_verifier text NOT NULL,
    expires_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO external_sign_in VALUES(X'1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100',X'0707070707070707070707070707070707070707070707070707070707070707','nonce','verifier','2026-03-02T09:00:00+00:00');
CREATE TABLE external_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (issuer, subject)
);
INSERT INTO external_identity VALUES('https://provider.example','4711',X'018a90c5d9807099ac6cd7363ca585e7','2026-03-02T09:00:00+00:00');
CREATE TABLE contact_card (
    id uuid_text PRIMARY KEY,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    address text,
    created_at timestamp_with_timezone_text NOT NULL,
    name_folded text NOT NULL,
    name_joined text NOT NULL,
    name_sorted text NOT NULL
);
INSERT INTO contact_card VALUES(X'01a22fea77de7006a4151076802ffbb7',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598070e2846865e9874614d7','Typed','typed@music.example',NULL,'1 Quay','2026-03-02T09:00:00+00:00','typed','',replace('typed\ntyped\nTyped','\n',char(10)));
CREATE TABLE parent_request (
    id uuid_text PRIMARY KEY,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    card_id uuid_text NOT NULL REFERENCES contact_card (id) ON DELETE CASCADE,
    is_primary boolean NOT NULL,
    state text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    expires_at timestamp_with_timezone_text NOT NULL,
    answered_at timestamp_with_timezone_text,
    mailed_at timestamp_with_timezone_text
);
INSERT INTO parent_request VALUES(X'01a22fea77df7748a047608d5d1d951b',X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598074768f8a4baa5dc087b3',X'019438b2598070e2846865e9874614d7',X'01a22fea77de7006a4151076802ffbb7',1,'refused','2026-03-02T09:00:00+00:00','2026-03-02T09:00:00+00:00','2026-03-02T09:00:00+00:00',NULL);
CREATE TABLE parent_confirmation (
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (teacher_id, parent_id)
);
INSERT INTO parent_confirmation VALUES(X'018a90c5d9807099ac6cd7363ca585e7',X'019438b2598070e2846865e9874614d7','2025-01-05T23:00:00+00:00');
CREATE TABLE tally (
    subject text NOT NULL,
    item text NOT NULL,
    counted_at timestamp_with_timezone_text NOT NULL,
    ends_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (subject, item)
);
INSERT INTO tally VALUES('looks:c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48','01a22fea-771f-7112-874f-3947a2372b2b','2026-12-01T04:43:44.799417+00:00','2026-12-31T04:43:44.799417+00:00');
INSERT INTO tally VALUES('failed:127.0.0.1','c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48','2026-12-01T04:43:44.821109+00:00','2026-12-01T05:43:44.821109+00:00');
CREATE TABLE known_browser (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    token_hash blob NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    last_used_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO known_browser VALUES(X'01a22fea7719762bb00f23e45b5a8494',X'018a90c5d9807099ac6cd7363ca585e7',X'7690ccee89fb05826e2d9c97f5f98fba3d6667bab5329caa61e9571e5c99b4d8','2026-12-01T04:43:44.785726+00:00','2026-12-01T04:43:44.785726+00:00');
CREATE TABLE known_network (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    salt blob NOT NULL,
    network_hash blob NOT NULL,
    last_used_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO known_network VALUES(X'01a22fea771a764a8e319f9177be9b95',X'018a90c5d9807099ac6cd7363ca585e7',X'b5623fe35babf4f1f5ed325ab1de3b6b',X'a9ea5dca3c1fe9ef07bf7ed03265f012c0abe4b4c304702d13a6c87a1a14046e','2026-12-01T04:43:44.785726+00:00');
CREATE TABLE idempotency_key (
    caller_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    key text NOT NULL,
    request_hash blob NOT NULL,
    answer text NOT NULL,
    subject_id uuid_text,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (caller_id, key)
);
INSERT INTO idempotency_key VALUES(X'018a90c5d9807099ac6cd7363ca585e7','once 🎻',X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','{"b":[1,2.5,null,"\n\"\\"],"a":{}}',X'018a90c5d9807099ac6cd7363ca585e7','2026-03-02T09:00:00.123456+00:00');
CREATE TABLE refused_registration (
    address_hash blob PRIMARY KEY,
    refused_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO refused_registration VALUES(X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','2026-03-02T09:00:00+00:00');
CREATE TABLE mail_pause (
    mail text PRIMARY KEY,
    until timestamp_with_timezone_text NOT NULL
);
INSERT INTO mail_pause VALUES('approval_waiting','2026-03-02T09:00:00+00:00');
CREATE TABLE planned_exam (
    student_id uuid_text PRIMARY KEY REFERENCES student (user_id) ON DELETE CASCADE,
    board text,
    grade text,
    takes_place_on date_text NOT NULL,
    planned_by uuid_text REFERENCES "user" (id) ON DELETE SET NULL,
    updated_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO planned_exam VALUES(X'019438b2598074768f8a4baa5dc087b3','ABRSM',NULL,'2026-06-12',X'018a90c5d9807099ac6cd7363ca585e7','2026-03-02T09:00:00+00:00');
CREATE TABLE app_file (
    path text PRIMARY KEY,
    coding text NOT NULL,
    contents blob NOT NULL,
    replaced_at timestamp_with_timezone_text
);
CREATE TABLE notice (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    kind text NOT NULL,
    lesson_id uuid_text REFERENCES lesson (id) ON DELETE CASCADE,
    student_id uuid_text REFERENCES "user" (id) ON DELETE CASCADE,
    teacher_id uuid_text REFERENCES "user" (id) ON DELETE CASCADE,
    earlier_at timestamp_with_timezone_text,
    lessons integer NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO notice VALUES(X'01a22fea77e871aa9e51e22234260606',X'019438b2598074768f8a4baa5dc087b3','lesson_moved',X'019afb0b19807eb9a7d7929813bb2966',X'019438b2598074768f8a4baa5dc087b3',X'018a90c5d9807099ac6cd7363ca585e7','2025-12-07T23:00:00+00:00',1,'2025-12-07T23:00:00+00:00');
CREATE TABLE second_factor (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    secret_sealed blob NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    confirmed_at timestamp_with_timezone_text,
    last_step integer NOT NULL DEFAULT 0
);
INSERT INTO second_factor VALUES(X'018a90c5d9807099ac6cd7363ca585e7',X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f','2026-03-02T09:00:00+00:00',NULL,59081400);
CREATE TABLE recovery_code (
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    code_hash blob NOT NULL,
    used_at timestamp_with_timezone_text,
    PRIMARY KEY (user_id, code_hash)
);
INSERT INTO recovery_code VALUES(X'018a90c5d9807099ac6cd7363ca585e7',X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','2026-03-02T09:00:00+00:00');
CREATE TABLE sign_in_challenge (
    token_hash blob PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    tries integer NOT NULL DEFAULT 0,
    remembers_browser boolean NOT NULL DEFAULT false,
    expires_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO sign_in_challenge VALUES(X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',X'018a90c5d9807099ac6cd7363ca585e7',4,1,'2026-03-02T09:00:00+00:00');
CREATE TABLE practice_plan (
    lesson_id uuid_text NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    revision integer NOT NULL DEFAULT 1,
    planner text NOT NULL,
    guidance jsonb_text NOT NULL,
    basis jsonb_text NOT NULL,
    cards jsonb_text NOT NULL,
    tempi jsonb_text NOT NULL,
    struck jsonb_text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (lesson_id, revision)
);
INSERT INTO practice_plan VALUES(X'019afb0b19807180b23a1075b77fc09a',1,'built-in','{"weekSummary":"The week''s main point is Gavotte, bars 1–16, at ♩ = 92. Also this week: B♭ major scale. Five practice days of up to 30 minutes, rest on Friday, and a few minutes before the lesson on Monday. Take the next tempo only when today''s was clean three times; if not, stay. Some days are shorter, as what is set needs no more.","examFocus":{"board":null,"grade":"Grade 3"},"tipsForParents":["Agree on a time of day together and let them do the rest.","Praise effort, not talent.","Four 15-minute sessions beat one long hour."],"dailyPlan":[{"day":"Day 1","date":"2026-02-24","durationMinutes":27,"warmup":"3 min: Reset the bow hold five times without looking, one open string each. Repeat calmly.","technicalFocus":"4 min: B♭ major scale, two octaves, ♩ = 44: play slowly and joined, five times; done when every note is equally long.","repertoire":[{"title":"Gavotte","focus":"6 min: Bars 1–8: play slowly, eight times; done when nothing trips you up.","targetTempoBpm":92},{"title":"Gavotte","focus":"5 min: Bars 17–24: play longs and shorts clearly, seven times; done when short and long differ clearly.","targetTempoBpm":92},{"title":"Gavotte","focus":"5 min: Bars 9–16: play slowly with every mark, seven times; done when none was forgotten.","targetTempoBpm":92}],"musicianship":"2 min: Theory: count the beats of every bar, once; done when each bar adds up. 2 min: Your choice: a new ending for your piece, or an old favourite."},{"day":"Day 2","date":"2026-02-25","durationMinutes":28,"warmup":"3 min: Tap the left-hand fingers on one string, four rounds. Repeat calmly.","technicalFocus":"3 min: E♭ major scale, about Grade 3 level, ♩ = 48: play in long–short pairs, six times; done when both rhythms keep time.","repertoire":[{"title":"Gavotte","focus":"6 min: Bars 1–8: play calmly, eight times; done when it feels ordinary.","targetTempoBpm":92},{"title":"Gavotte","focus":"3 min: Bars 17–24: hold the longest note, seven times; done when nothing wobbles.","targetTempoBpm":null},{"title":"Gavotte","focus":"6 min: Bars 9–16: play slowly, eight times; done when nothing trips you up.","targetTempoBpm":92}],"musicianship":"5 min: Sight-reading: find the hardest beat, then play, three times; done when it went well. 2 min: Your choice: something very slow and beautiful, or something funny."},{"day":"Day 3","date":"2026-02-26","durationMinutes":30,"warmup":"3 min: Draw four slow bows on each open string, eight counts long. Three calm rounds.","technicalFocus":"4 min: B♭ major scale, two octaves, ♩ = 45: play louder going up, softer down, five times; done when the top is loudest.","repertoire":[{"title":"Gavotte","focus":"6 min: Bars 1–8: play slowly with every mark, eight times; done when none was forgotten.","targetTempoBpm":92},{"title":"Gavotte","focus":"6 min: Bars 17–24: exaggerate every mark, eight times; done when each slur and dot is heard.","targetTempoBpm":92},{"title":"Gavotte","focus":"6 min: Bars 9–16: play bar by bar, eight times; done when every bar is clean alone.","targetTempoBpm":92}],"musicianship":"3 min: Aural: tap the beat of a song, five times; done when you know its metre. 2 min: Your choice: improvise over a beat, or teach somebody one bar."},{"day":"Day 4","date":"2026-02-27","durationMinutes":0,"warmup":"","technicalFocus":"","repertoire":[],"musicianship":"Sleep does the work today; you go on fresh after it."},{"day":"Day 5","date":"2026-02-28","durationMinutes":30,"warmup":"3 min: Reset the bow hold five times without looking, one open string each. Repeat calmly.","technicalFocus":"3 min: E♭ major scale, about Grade 3 level, ♩ = 48: play with closed eyes, six times; done when no finger has to search.","repertoire":[{"title":"Gavotte","focus":"6 min: Bars 1–8: hear it first, then play, eight times; done when the two sound alike.","targetTempoBpm":92},{"title":"Gavotte","focus":"5 min: Bars 17–24: play it in long notes, seven times; done when each keeps its sound.","targetTempoBpm":null},{"title":"Gavotte","focus":"6 min: Bars 9–16: begin two bars earlier, eight times; done when no join is heard.","targetTempoBpm":92}],"musicianship":"5 min: Sight-reading: play eight new bars, three times; done when the beat never broke. 2 min: Your choice: play along with a recording, or play with closed eyes."},{"day":"Day 6","date":"2026-03-01","durationMinutes":26,"warmup":"3 min: Tap the left-hand fingers on one string, four rounds. Repeat calmly.","technicalFocus":"5 min: B♭ major scale, two octaves, ♩ = 45: play in long–short pairs, six times; done when both rhythms keep time.","repertoire":[{"title":"Gavotte","focus":"6 min: Bars 1–8: play and improve one thing, eight times; done when the last take has it.","targetTempoBpm":92},{"title":"Gavotte","focus":"4 min: Bars 1–16: record it without stopping, once; done when you know the weakest bars.","targetTempoBpm":92}],"musicianship":"2 min: Theory: name the key of a page, once; done when you can say why. 6 min: Your choice: a tune from a film, or a short recording."},{"day":"Day 7","date":"2026-03-02","durationMinutes":6,"warmup":"2 min: Draw four slow bows on each open string, eight counts long.","technicalFocus":"","repertoire":[{"title":"Gavotte","focus":"3 min: Bars 9–16: play the hardest bars, four times; done when you can show them.","targetTempoBpm":92}],"musicianship":"1 min: Write down one question for your teacher."}],"form":2}','{"seed":105667,"reasons":["few-goals"],"pieces":[{"title":"Gavotte","stage":"BUILD","active":true,"startBpm":92,"goalBpm":null},{"title":"Gavotte","stage":"BUILD","active":true,"startBpm":92,"goalBpm":null}],"days":[{"kind":"capture","blocks":[{"part":"warmUp","minutes":3,"reason":"template:warm-up"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"technique","minutes":4,"reason":"goal:practise"},{"part":"spots","minutes":5,"reason":"goal:practise"},{"part":"musicianship","minutes":2,"reason":"slot:theory"},{"part":"spots","minutes":5,"reason":"goal:practise"},{"part":"freePlay","minutes":2,"reason":"template:free-play"}]},{"kind":"buildA","blocks":[{"part":"warmUp","minutes":3,"reason":"template:warm-up"},{"part":"technique","minutes":3,"reason":"ladder"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"spots","minutes":3,"reason":"goal:practise"},{"part":"musicianship","minutes":5,"reason":"slot:sight-reading"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"freePlay","minutes":2,"reason":"template:free-play"}]},{"kind":"buildB","blocks":[{"part":"warmUp","minutes":3,"reason":"template:warm-up"},{"part":"technique","minutes":4,"reason":"goal:practise"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"musicianship","minutes":3,"reason":"slot:aural"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"freePlay","minutes":2,"reason":"template:free-play"}]},{"kind":"rest","blocks":[]},{"kind":"join","blocks":[{"part":"warmUp","minutes":3,"reason":"template:warm-up"},{"part":"technique","minutes":3,"reason":"ladder"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"spots","minutes":5,"reason":"goal:practise"},{"part":"musicianship","minutes":5,"reason":"slot:sight-reading"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"freePlay","minutes":2,"reason":"template:free-play"}]},{"kind":"perform","blocks":[{"part":"warmUp","minutes":3,"reason":"template:warm-up"},{"part":"technique","minutes":5,"reason":"goal:practise"},{"part":"spots","minutes":6,"reason":"goal:practise"},{"part":"musicianship","minutes":2,"reason":"slot:theory"},{"part":"run","minutes":4,"reason":"template:take"},{"part":"freePlay","minutes":6,"reason":"template:free-play"}]},{"kind":"lesson","blocks":[{"part":"warmUp","minutes":2,"reason":"template:warm-up"},{"part":"spots","minutes":3,"reason":"template:lesson-day"},{"part":"musicianship","minutes":1,"reason":"template:lesson-day"}]}]}','[{"date":"2026-02-24","minutes":27,"cards":[{"key":{"goal":"warm-up","task":"warm-hold","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":3,"times":null,"task":"Reset the bow hold five times without looking, one open string each. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"trouble","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 1–8","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"slower":true,"minutes":6,"times":8,"task":"Play slowly, eight times","done":"nothing trips you up","how":"Mark the two trickiest places in bars 1–8 before you begin.","teacher":null},{"key":{"goal":"technique:scale B♭ major|","task":"scale-slow","ordinal":1},"part":"technique","title":"B♭ major scale","place":"Two octaves","hands":null,"tempo":{"bpm":44,"unit":"crotchet"},"minutes":4,"times":5,"task":"Play slowly and joined, five times","done":"every note is equally long","how":"Listen to each note until the next one takes over. Two notes to a beat; Grade 3 asks for about ♩ = 56.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 17-24","task":"articulation-one","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 17–24","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":5,"times":7,"task":"Play longs and shorts clearly, seven times","done":"short and long differ clearly","how":"Put the articulation of bars 17–24 on one note first, then into the passage.","teacher":null},{"key":{"goal":"skill:theory","task":"theory-beats","ordinal":1},"part":"musicianship","title":"Theory","place":null,"hands":null,"tempo":null,"minutes":2,"times":1,"task":"Count the beats of every bar, once","done":"each bar adds up","how":"Take one page of a piece that you do not know.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"marks","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 9–16","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"slower":true,"minutes":5,"times":7,"task":"Play slowly with every mark, seven times","done":"none was forgotten","how":"Pencil your teacher''s advice into bars 9–16, then play so that it can be heard.","teacher":null},{"key":{"goal":"free-play","task":"free-ending","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":2,"times":null,"task":"Your choice: a new ending for your piece, or an old favourite.","done":null,"how":null,"teacher":null}]},{"date":"2026-02-25","minutes":28,"cards":[{"key":{"goal":"warm-up","task":"warm-taps","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":3,"times":null,"task":"Tap the left-hand fingers on one string, four rounds. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"ladder:e♭ major scale","task":"scale-rhythm","ordinal":1},"part":"technique","title":"E♭ major scale","place":"About Grade 3 level","hands":null,"tempo":{"bpm":48,"unit":"crotchet"},"minutes":3,"times":6,"task":"Play in long–short pairs, six times","done":"both rhythms keep time","how":"Long–short up and down, next time short–long. One or two octaves; two notes to a beat; Grade 3 asks for about ♩ = 56.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"calm","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 1–8","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":6,"times":8,"task":"Play calmly, eight times","done":"it feels ordinary","how":"Breathe out before bars 1–8; the last repetition should cost no more than the first.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 17-24","task":"tone-long","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 17–24","hands":null,"tempo":null,"minutes":3,"times":7,"task":"Hold the longest note, seven times","done":"nothing wobbles","how":"Let the longest note of bars 17–24 grow and fade over eight counts.","teacher":null},{"key":{"goal":"skill:sight-reading","task":"sight-spot","ordinal":1},"part":"musicianship","title":"Sight-reading","place":null,"hands":null,"tempo":null,"minutes":5,"times":3,"task":"Find the hardest beat, then play, three times","done":"it went well","how":"Each time eight new bars. Look for the trickiest beat, hear it in your head, then begin.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"trouble","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 9–16","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"slower":true,"minutes":6,"times":8,"task":"Play slowly, eight times","done":"nothing trips you up","how":"Mark the two trickiest places in bars 9–16 before you begin.","teacher":null},{"key":{"goal":"free-play","task":"free-mood","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":2,"times":null,"task":"Your choice: something very slow and beautiful, or something funny.","done":null,"how":null,"teacher":null}]},{"date":"2026-02-26","minutes":30,"cards":[{"key":{"goal":"warm-up","task":"warm-bows","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":3,"times":null,"task":"Draw four slow bows on each open string, eight counts long. Three calm rounds.","done":null,"how":null,"teacher":null},{"key":{"goal":"technique:scale B♭ major|","task":"scale-soft","ordinal":1},"part":"technique","title":"B♭ major scale","place":"Two octaves","hands":null,"tempo":{"bpm":45,"unit":"crotchet"},"minutes":4,"times":5,"task":"Play louder going up, softer down, five times","done":"the top is loudest","how":"Grow on the way up and fade on the way down, evenly. Two notes to a beat; Grade 3 asks for about ♩ = 56.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"marks","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 1–8","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"slower":true,"minutes":6,"times":8,"task":"Play slowly with every mark, eight times","done":"none was forgotten","how":"Pencil your teacher''s advice into bars 1–8, then play so that it can be heard.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 17-24","task":"articulation-say","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 17–24","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":6,"times":8,"task":"Exaggerate every mark, eight times","done":"each slur and dot is heard","how":"Say “long” and “short” through bars 17–24 first, then overdo it on the instrument.","teacher":null},{"key":{"goal":"skill:aural","task":"aural-meter","ordinal":1},"part":"musicianship","title":"Aural","place":null,"hands":null,"tempo":null,"minutes":3,"times":5,"task":"Tap the beat of a song, five times","done":"you know its metre","how":"Say whether it goes in two, three or four, and where the phrase begins.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"bar-by-bar","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 9–16","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":6,"times":8,"task":"Play bar by bar, eight times","done":"every bar is clean alone","how":"Stop after each bar of bars 9–16; go on only when it was clean.","teacher":null},{"key":{"goal":"free-play","task":"free-teach","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":2,"times":null,"task":"Your choice: improvise over a beat, or teach somebody one bar.","done":null,"how":null,"teacher":null}]},{"date":"2026-02-27","minutes":0,"cards":[]},{"date":"2026-02-28","minutes":30,"cards":[{"key":{"goal":"warm-up","task":"warm-hold","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":3,"times":null,"task":"Reset the bow hold five times without looking, one open string each. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"ladder:e♭ major scale","task":"scale-eyes","ordinal":1},"part":"technique","title":"E♭ major scale","place":"About Grade 3 level","hands":null,"tempo":{"bpm":48,"unit":"crotchet"},"minutes":3,"times":6,"task":"Play with closed eyes, six times","done":"no finger has to search","how":"Hear the next note before you play it. One or two octaves; two notes to a beat; Grade 3 asks for about ♩ = 56.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"hear-first","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 1–8","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":6,"times":8,"task":"Hear it first, then play, eight times","done":"the two sound alike","how":"Read bars 1–8 once in your head at tempo before you play it.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 17-24","task":"tone-slow","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 17–24","hands":null,"tempo":null,"minutes":5,"times":7,"task":"Play it in long notes, seven times","done":"each keeps its sound","how":"Stretch bars 17–24 into long notes and listen to the end of each.","teacher":null},{"key":{"goal":"skill:sight-reading","task":"sight-look","ordinal":1},"part":"musicianship","title":"Sight-reading","place":null,"hands":null,"tempo":null,"minutes":5,"times":3,"task":"Play eight new bars, three times","done":"the beat never broke","how":"Use different bars each time, easier than your pieces. Look for thirty seconds first.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"join-before","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 9–16","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":6,"times":8,"task":"Begin two bars earlier, eight times","done":"no join is heard","how":"Lead into bars 9–16 from the two bars before it, in one tempo and one sound.","teacher":null},{"key":{"goal":"free-play","task":"free-eyes","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":2,"times":null,"task":"Your choice: play along with a recording, or play with closed eyes.","done":null,"how":null,"teacher":null}]},{"date":"2026-03-01","minutes":26,"cards":[{"key":{"goal":"warm-up","task":"warm-taps","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":3,"times":null,"task":"Tap the left-hand fingers on one string, four rounds. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"technique:scale B♭ major|","task":"scale-rhythm","ordinal":1},"part":"technique","title":"B♭ major scale","place":"Two octaves","hands":null,"tempo":{"bpm":45,"unit":"crotchet"},"minutes":5,"times":6,"task":"Play in long–short pairs, six times","done":"both rhythms keep time","how":"Long–short up and down, next time short–long. Two notes to a beat; Grade 3 asks for about ♩ = 56.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"one-thing","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 1–8","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":6,"times":8,"task":"Play and improve one thing, eight times","done":"the last take has it","how":"After each take of bars 1–8 name one thing to improve, and only that one.","teacher":null},{"key":{"goal":"skill:theory","task":"theory-names","ordinal":1},"part":"musicianship","title":"Theory","place":null,"hands":null,"tempo":null,"minutes":2,"times":1,"task":"Name the key of a page, once","done":"you can say why","how":"Look at the key signature, then at the first and the last bass note.","teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"take","ordinal":1},"part":"run","title":"Gavotte","place":"Bars 1–16","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":4,"times":1,"task":"Record it without stopping, once","done":"you know the weakest bars","how":"Announce it, go on over every slip, listen once, then mend the two weakest bars.","teacher":null},{"key":{"goal":"free-play","task":"free-film","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":6,"times":null,"task":"Your choice: a tune from a film, or a short recording.","done":null,"how":null,"teacher":null}]},{"date":"2026-03-02","minutes":6,"cards":[{"key":{"goal":"warm-up","task":"warm-bows","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":2,"times":null,"task":"Draw four slow bows on each open string, eight counts long.","done":null,"how":null,"teacher":null},{"key":{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","task":"look-hardest","ordinal":1},"part":"spots","title":"Gavotte","place":"Bars 9–16","hands":null,"tempo":{"bpm":92,"unit":"crotchet"},"minutes":3,"times":4,"task":"Play the hardest bars, four times","done":"you can show them","how":"Choose the bars of bars 9–16 that you want to show or ask about.","teacher":null},{"key":{"goal":"question","task":"question","ordinal":1},"part":"musicianship","title":"Before you go","place":null,"hands":null,"tempo":null,"minutes":1,"times":null,"task":"Write down one question for your teacher.","done":null,"how":null,"teacher":null}]}]','[{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 1-16","first":92,"last":92,"aim":null,"weeks":1},{"goal":"piece:01a22fea-7567-7494-88d9-ab907186e3af|bars 17-24","first":92,"last":92,"aim":null,"weeks":1},{"goal":"technique:scale B♭ major|","first":44,"last":45,"aim":null,"weeks":1},{"goal":"ladder:e♭ major scale","first":48,"last":48,"aim":null,"weeks":1}]','[]','2026-02-23T08:36:00+00:00');
INSERT INTO practice_plan VALUES(X'019afb0b19807d7da8f23cff78def85a',1,'built-in','{"weekSummary":"The week''s main point is Lágrima, bars 1–8, at ♩ = 60. Also this week: A major arpeggio. Five practice days of up to 53 minutes, only listening on Friday, and a few minutes before the lesson on Monday. Split each long day into two sittings. Take the next tempo only when today''s was clean four times; if not, stay. Some days are shorter, as what is set needs no more.","examFocus":{"board":null,"grade":"Grade 7"},"tipsForParents":[],"dailyPlan":[{"day":"Day 1","date":"2026-02-24","durationMinutes":49,"warmup":"4 min: Play frets one to four on every string, no buzzing. Four calm rounds.","technicalFocus":"11 min: A major arpeggio, ♩ = 63: count aloud and play, ten times; done when the count never waits.","repertoire":[{"title":"Lágrima","focus":"10 min: Bars 1–8: tap the rhythm, then play, ten times; done when tapping and playing match.","targetTempoBpm":60},{"title":"Lágrima","focus":"10 min: Bars 1–8: sing the shape, then play, ten times; done when a listener hears each change.","targetTempoBpm":60}],"musicianship":"2 min: Theory: count the beats of every bar, once; done when each bar adds up. 12 min: Your choice: a new ending for your piece, or an old favourite."},{"day":"Day 2","date":"2026-02-25","durationMinutes":49,"warmup":"5 min: Press and release one note eight times with the least force. Repeat calmly.","technicalFocus":"7 min: A harmonic minor scale, about Grade 7 level, ♩ = 48: play in long–short pairs, six times; done when both rhythms keep time.","repertoire":[{"title":"Lágrima","focus":"10 min: Bars 1–8: step the beat and clap, ten times; done when the feet keep going.","targetTempoBpm":null},{"title":"Lágrima","focus":"10 min: Bars 1–8: play with exaggerated dynamics, ten times; done when the softest note still sounds.","targetTempoBpm":60}],"musicianship":"5 min: Sight-reading: find the hardest beat, then play, three times; done when it went well. 12 min: Your choice: something very slow and beautiful, or something funny."},{"day":"Day 3","date":"2026-02-26","durationMinutes":51,"warmup":"5 min: Pluck each open string eight times, two fingers in turn. Repeat calmly.","technicalFocus":"11 min: A major arpeggio, ♩ = 65: play with the metronome, ten times; done when first and last note are together.","repertoire":[{"title":"Lágrima","focus":"10 min: Bars 1–8: count aloud and play, ten times; done when the count never waits.","targetTempoBpm":60},{"title":"Lágrima","focus":"10 min: Bars 1–8: play towards each peak, ten times; done when the phrase leans there by itself.","targetTempoBpm":60}],"musicianship":"3 min: Aural: tap where the recording gets louder, five times; done when all rounds agree. 12 min: Your choice: improvise over a beat, or teach somebody one bar."},{"day":"Day 4","date":"2026-02-27","durationMinutes":10,"warmup":"","technicalFocus":"","repertoire":[],"musicianship":"10 min: Lágrima: listen with the score, once; done when one place is marked."},{"day":"Day 5","date":"2026-02-28","durationMinutes":53,"warmup":"5 min: Press and release one note eight times with the least force. Repeat calmly.","technicalFocus":"11 min: A major arpeggio, ♩ = 65: count aloud and play, ten times; done when the count never waits.","repertoire":[{"title":"Lágrima","focus":"10 min: Bars 1–8: play the rhythm on one note, ten times; done when no note comes early.","targetTempoBpm":60},{"title":"Lágrima","focus":"10 min: Bars 1–8: play towards each peak, ten times; done when the phrase leans there by itself.","targetTempoBpm":60}],"musicianship":"5 min: Sight-reading: play eight new bars, three times; done when the beat never broke. 12 min: Your choice: a tune from a film, or a short recording."},{"day":"Day 6","date":"2026-03-01","durationMinutes":37,"warmup":"5 min: Pluck each open string eight times, two fingers in turn. Repeat calmly.","technicalFocus":"7 min: A harmonic minor scale, about Grade 7 level, ♩ = 48: play with closed eyes, six times; done when no finger has to search.","repertoire":[{"title":"Lágrima","focus":"10 min: Bars 1–8: speak it on “ta”, then play, ten times; done when the two agree.","targetTempoBpm":60},{"title":"Lágrima","focus":"4 min: Bars 1–8: record it without stopping, once; done when you know the weakest bars.","targetTempoBpm":60}],"musicianship":"2 min: Theory: name the key of a page, once; done when you can say why. 9 min: Your choice: a tune by ear, or the piece you like best."},{"day":"Day 7","date":"2026-03-02","durationMinutes":7,"warmup":"2 min: Play frets one to four on every string, no buzzing.","technicalFocus":"","repertoire":[{"title":"Lágrima","focus":"4 min: Bars 1–8: play the hardest bars, four times; done when you can show them.","targetTempoBpm":60}],"musicianship":"1 min: Write down one question for your teacher."}],"form":2}','{"seed":105667,"reasons":["few-goals"],"pieces":[{"title":"Lágrima","stage":"BUILD","active":true,"startBpm":60,"goalBpm":null}],"days":[{"kind":"capture","blocks":[{"part":"warmUp","minutes":4,"reason":"template:warm-up"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"technique","minutes":11,"reason":"goal:practise"},{"part":"musicianship","minutes":2,"reason":"slot:theory"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"freePlay","minutes":12,"reason":"template:free-play"}]},{"kind":"buildA","blocks":[{"part":"warmUp","minutes":5,"reason":"template:warm-up"},{"part":"technique","minutes":7,"reason":"ladder"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"musicianship","minutes":5,"reason":"slot:sight-reading"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"freePlay","minutes":12,"reason":"template:free-play"}]},{"kind":"buildB","blocks":[{"part":"warmUp","minutes":5,"reason":"template:warm-up"},{"part":"technique","minutes":11,"reason":"goal:practise"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"musicianship","minutes":3,"reason":"slot:aural"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"freePlay","minutes":12,"reason":"template:free-play"}]},{"kind":"light","blocks":[{"part":"musicianship","minutes":10,"reason":"template:light"}]},{"kind":"join","blocks":[{"part":"warmUp","minutes":5,"reason":"template:warm-up"},{"part":"technique","minutes":11,"reason":"goal:practise"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"musicianship","minutes":5,"reason":"slot:sight-reading"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"freePlay","minutes":12,"reason":"template:free-play"}]},{"kind":"perform","blocks":[{"part":"warmUp","minutes":5,"reason":"template:warm-up"},{"part":"technique","minutes":7,"reason":"ladder"},{"part":"spots","minutes":10,"reason":"goal:practise"},{"part":"musicianship","minutes":2,"reason":"slot:theory"},{"part":"run","minutes":4,"reason":"template:take"},{"part":"freePlay","minutes":9,"reason":"template:free-play"}]},{"kind":"lesson","blocks":[{"part":"warmUp","minutes":2,"reason":"template:warm-up"},{"part":"spots","minutes":4,"reason":"template:lesson-day"},{"part":"musicianship","minutes":1,"reason":"template:lesson-day"}]}]}','[{"date":"2026-02-24","minutes":49,"cards":[{"key":{"goal":"warm-up","task":"warm-frets","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":4,"times":null,"task":"Play frets one to four on every string, no buzzing. Four calm rounds.","done":null,"how":null,"teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"rhythm-tap","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Tap the rhythm, then play, ten times","done":"tapping and playing match","how":"Count aloud and tap the rhythm first; play with that same count running on.","teacher":null},{"key":{"goal":"technique:arpeggio A major|","task":"rhythm-count","ordinal":1},"part":"technique","title":"A major arpeggio","place":null,"hands":null,"tempo":{"bpm":63,"unit":"crotchet"},"minutes":11,"times":10,"task":"Count aloud and play, ten times","done":"the count never waits","how":"Say every beat of the arpeggio, with “and” between them where it is hard. Two notes to a beat; Grade 7 asks for about ♩ = 80.","teacher":null},{"key":{"goal":"skill:theory","task":"theory-beats","ordinal":1},"part":"musicianship","title":"Theory","place":null,"hands":null,"tempo":null,"minutes":2,"times":1,"task":"Count the beats of every bar, once","done":"each bar adds up","how":"Take one page of a piece that you do not know.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"dynamics-sing","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Sing the shape, then play, ten times","done":"a listener hears each change","how":"Sing bars 1–8 once with every swell and fade, then let the instrument do the same.","teacher":null},{"key":{"goal":"free-play","task":"free-ending","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":12,"times":null,"task":"Your choice: a new ending for your piece, or an old favourite.","done":null,"how":null,"teacher":null}]},{"date":"2026-02-25","minutes":49,"cards":[{"key":{"goal":"warm-up","task":"warm-press","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":5,"times":null,"task":"Press and release one note eight times with the least force. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"ladder:a harmonic minor scale","task":"scale-rhythm","ordinal":1},"part":"technique","title":"A harmonic minor scale","place":"About Grade 7 level","hands":null,"tempo":{"bpm":48,"unit":"crotchet"},"minutes":7,"times":6,"task":"Play in long–short pairs, six times","done":"both rhythms keep time","how":"Long–short up and down, next time short–long. Two octaves in three positions; four notes to a beat; Grade 7 asks for about ♩ = 58.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"rhythm-step","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":null,"minutes":10,"times":10,"task":"Step the beat and clap, ten times","done":"the feet keep going","how":"Walk on the spot and clap the rhythm of bars 1–8 over your steps.","teacher":null},{"key":{"goal":"skill:sight-reading","task":"sight-spot","ordinal":1},"part":"musicianship","title":"Sight-reading","place":null,"hands":null,"tempo":null,"minutes":5,"times":3,"task":"Find the hardest beat, then play, three times","done":"it went well","how":"Each time eight new bars. Look for the trickiest beat, hear it in your head, then begin.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"dynamics-big","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Play with exaggerated dynamics, ten times","done":"the softest note still sounds","how":"Overdo every marking in bars 1–8; what reaches the listener is always less than it feels.","teacher":null},{"key":{"goal":"free-play","task":"free-mood","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":12,"times":null,"task":"Your choice: something very slow and beautiful, or something funny.","done":null,"how":null,"teacher":null}]},{"date":"2026-02-26","minutes":51,"cards":[{"key":{"goal":"warm-up","task":"warm-pluck","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":5,"times":null,"task":"Pluck each open string eight times, two fingers in turn. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"technique:arpeggio A major|","task":"rhythm-click","ordinal":1},"part":"technique","title":"A major arpeggio","place":null,"hands":null,"tempo":{"bpm":65,"unit":"crotchet"},"minutes":11,"times":10,"task":"Play with the metronome, ten times","done":"first and last note are together","how":"Hear one bar of clicks, begin on the next first beat, and keep listening to the click. Two notes to a beat; Grade 7 asks for about ♩ = 80.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"rhythm-count","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Count aloud and play, ten times","done":"the count never waits","how":"Say every beat of bars 1–8, with “and” between them where it is hard.","teacher":null},{"key":{"goal":"skill:aural","task":"aural-listen","ordinal":1},"part":"musicianship","title":"Aural","place":null,"hands":null,"tempo":null,"minutes":3,"times":5,"task":"Tap where the recording gets louder, five times","done":"all rounds agree","how":"Listen to one recording with a pencil in hand, no score.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"dynamics-peak","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Play towards each peak, ten times","done":"the phrase leans there by itself","how":"Mark the top of each phrase in bars 1–8 and let everything before it lead there.","teacher":null},{"key":{"goal":"free-play","task":"free-teach","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":12,"times":null,"task":"Your choice: improvise over a beat, or teach somebody one bar.","done":null,"how":null,"teacher":null}]},{"date":"2026-02-27","minutes":10,"cards":[{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"read-score","ordinal":1},"part":"musicianship","title":"Lágrima","place":null,"hands":null,"tempo":null,"minutes":10,"times":1,"task":"Listen with the score, once","done":"one place is marked","how":"Mark the one place that you want to sound like that.","teacher":null}]},{"date":"2026-02-28","minutes":53,"cards":[{"key":{"goal":"warm-up","task":"warm-press","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":5,"times":null,"task":"Press and release one note eight times with the least force. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"technique:arpeggio A major|","task":"rhythm-count","ordinal":1},"part":"technique","title":"A major arpeggio","place":null,"hands":null,"tempo":{"bpm":65,"unit":"crotchet"},"minutes":11,"times":10,"task":"Count aloud and play, ten times","done":"the count never waits","how":"Say every beat of the arpeggio, with “and” between them where it is hard. Two notes to a beat; Grade 7 asks for about ♩ = 80.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"rhythm-one-note","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Play the rhythm on one note, ten times","done":"no note comes early","how":"Leave out the pitches of bars 1–8: one note, a steady count, the written rhythm.","teacher":null},{"key":{"goal":"skill:sight-reading","task":"sight-look","ordinal":1},"part":"musicianship","title":"Sight-reading","place":null,"hands":null,"tempo":null,"minutes":5,"times":3,"task":"Play eight new bars, three times","done":"the beat never broke","how":"Use different bars each time, easier than your pieces. Look for thirty seconds first.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"dynamics-peak","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Play towards each peak, ten times","done":"the phrase leans there by itself","how":"Mark the top of each phrase in bars 1–8 and let everything before it lead there.","teacher":null},{"key":{"goal":"free-play","task":"free-film","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":12,"times":null,"task":"Your choice: a tune from a film, or a short recording.","done":null,"how":null,"teacher":null}]},{"date":"2026-03-01","minutes":37,"cards":[{"key":{"goal":"warm-up","task":"warm-pluck","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":5,"times":null,"task":"Pluck each open string eight times, two fingers in turn. Repeat calmly.","done":null,"how":null,"teacher":null},{"key":{"goal":"ladder:a harmonic minor scale","task":"scale-eyes","ordinal":1},"part":"technique","title":"A harmonic minor scale","place":"About Grade 7 level","hands":null,"tempo":{"bpm":48,"unit":"crotchet"},"minutes":7,"times":6,"task":"Play with closed eyes, six times","done":"no finger has to search","how":"Hear the next note before you play it. Two octaves in three positions; four notes to a beat; Grade 7 asks for about ♩ = 58.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"rhythm-ta","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":10,"times":10,"task":"Speak it on “ta”, then play, ten times","done":"the two agree","how":"Speak the rhythm of bars 1–8 on “ta” over a steady foot, then play it just so.","teacher":null},{"key":{"goal":"skill:theory","task":"theory-names","ordinal":1},"part":"musicianship","title":"Theory","place":null,"hands":null,"tempo":null,"minutes":2,"times":1,"task":"Name the key of a page, once","done":"you can say why","how":"Look at the key signature, then at the first and the last bass note.","teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"take","ordinal":1},"part":"run","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":4,"times":1,"task":"Record it without stopping, once","done":"you know the weakest bars","how":"Announce it, go on over every slip, listen once, then mend the two weakest bars.","teacher":null},{"key":{"goal":"free-play","task":"free-ear","ordinal":1},"part":"freePlay","title":"Free play","place":null,"hands":null,"tempo":null,"minutes":9,"times":null,"task":"Your choice: a tune by ear, or the piece you like best.","done":null,"how":null,"teacher":null}]},{"date":"2026-03-02","minutes":7,"cards":[{"key":{"goal":"warm-up","task":"warm-frets","ordinal":1},"part":"warmUp","title":"Warm-up","place":null,"hands":null,"tempo":null,"minutes":2,"times":null,"task":"Play frets one to four on every string, no buzzing.","done":null,"how":null,"teacher":null},{"key":{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","task":"look-hardest","ordinal":1},"part":"spots","title":"Lágrima","place":"Bars 1–8","hands":null,"tempo":{"bpm":60,"unit":"crotchet"},"minutes":4,"times":4,"task":"Play the hardest bars, four times","done":"you can show them","how":"Choose the bars of bars 1–8 that you want to show or ask about.","teacher":null},{"key":{"goal":"question","task":"question","ordinal":1},"part":"musicianship","title":"Before you go","place":null,"hands":null,"tempo":null,"minutes":1,"times":null,"task":"Write down one question for your teacher.","done":null,"how":null,"teacher":null}]}]','[{"goal":"piece:01a22fea-7578-728a-97ad-7810151bf7f8|bars 1-8","first":60,"last":60,"aim":null,"weeks":1},{"goal":"technique:arpeggio A major|","first":63,"last":65,"aim":null,"weeks":1},{"goal":"ladder:a harmonic minor scale","first":48,"last":48,"aim":null,"weeks":1}]','[]','2026-02-23T09:51:00+00:00');
CREATE TABLE piece (
    id uuid_text PRIMARY KEY,
    student_id uuid_text NOT NULL REFERENCES student (user_id) ON DELETE CASCADE,
    title text NOT NULL,
    composer text,
    normal_title text NOT NULL,
    normal_composer text NOT NULL,
    kind text,
    goal_tempo jsonb_text,
    last_tempo jsonb_text,
    merged_into uuid_text,
    merged_at timestamp_with_timezone_text,
    created_at timestamp_with_timezone_text NOT NULL,
    updated_at timestamp_with_timezone_text NOT NULL,
    former jsonb_text,
    clean_tempo jsonb_text
);
INSERT INTO piece VALUES(X'01a22fea7567749488d9ab907186e3af',X'019438b2598074768f8a4baa5dc087b3','Gavotte','Gossec','gavotte','gossec',NULL,NULL,'{"bpm":92,"unit":"crotchet"}',NULL,NULL,'2026-02-23T08:36:00+00:00','2026-02-23T08:36:00+00:00',NULL,NULL);
INSERT INTO piece VALUES(X'01a22fea7578728a97ad7810151bf7f8',X'019438b259807c33a0bb97ca63bece45','Lágrima','Tárrega','lagrima','tarrega',NULL,NULL,'{"bpm":60,"unit":"crotchet"}',NULL,NULL,'2026-02-23T09:51:00+00:00','2026-02-23T09:51:00+00:00',NULL,NULL);
INSERT INTO piece VALUES(X'01a22fea77e5726484274ece20491158',X'019438b259807c33a0bb97ca63bece45','Für Elise','Beethoven','fur elise','beethoven',NULL,'{"bpm":72}',NULL,NULL,NULL,'2025-12-07T23:00:00+00:00','2025-12-07T23:00:00+00:00','[{"id":"01a22fea-77e5-7264-8427-4ecf09ba0a08","title":"fur elise woo","composer":""}]','{"bpm":66}');
CREATE TABLE piece_state (
    piece_id uuid_text NOT NULL REFERENCES piece (id) ON DELETE CASCADE,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    state text NOT NULL,
    resting_until date_text,
    hand_state text,
    hand_until date_text,
    hand_at timestamp_with_timezone_text,
    PRIMARY KEY (piece_id, teacher_id)
);
INSERT INTO piece_state VALUES(X'01a22fea7567749488d9ab907186e3af',X'018a90c5d9807099ac6cd7363ca585e7','active',NULL,NULL,NULL,NULL);
INSERT INTO piece_state VALUES(X'01a22fea7578728a97ad7810151bf7f8',X'018a90c5d9807099ac6cd7363ca585e7','active',NULL,NULL,NULL,NULL);
INSERT INTO piece_state VALUES(X'01a22fea77e5726484274ece20491158',X'018a90c5d9807099ac6cd7363ca585e7','resting','2026-03-20',NULL,NULL,NULL);
CREATE TABLE lesson_goal (
    lesson_id uuid_text NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    position integer NOT NULL,
    piece_id uuid_text REFERENCES piece (id),
    goal jsonb_text NOT NULL,
    PRIMARY KEY (lesson_id, revision, position)
);
INSERT INTO lesson_goal VALUES(X'019afb0b19807180b23a1075b77fc09a',1,0,X'01a22fea7567749488d9ab907186e3af','{"do":"practise","subject":{"kind":"piece","pieceId":"01a22fea-7567-7494-88d9-ab907186e3af"},"places":[{"kind":"bars","from":1,"to":16}],"hands":null,"tempo":{"now":92,"next":null,"ceiling":null,"unit":"crotchet"},"needs":[],"how":null,"said":"Gossec Gavotte, bars 1-16 at 92","days":null,"until":null,"carriedFrom":null}');
INSERT INTO lesson_goal VALUES(X'019afb0b19807180b23a1075b77fc09a',1,1,X'01a22fea7567749488d9ab907186e3af','{"do":"practise","subject":{"kind":"piece","pieceId":"01a22fea-7567-7494-88d9-ab907186e3af"},"places":[{"kind":"bars","from":17,"to":24}],"hands":null,"tempo":null,"needs":["articulation","tone"],"how":null,"said":"bars 17-24 string crossings scratchy","days":null,"until":null,"carriedFrom":null}');
INSERT INTO lesson_goal VALUES(X'019afb0b19807180b23a1075b77fc09a',1,2,NULL,'{"do":"practise","subject":{"kind":"technique","form":"scale","key":{"tonic":"B♭","mode":"major"},"octaves":2,"name":null},"places":[],"hands":null,"tempo":null,"needs":[],"how":null,"said":"B flat major two octaves","days":null,"until":null,"carriedFrom":null}');
INSERT INTO lesson_goal VALUES(X'019afb0b19807d7da8f23cff78def85a',1,0,X'01a22fea7578728a97ad7810151bf7f8','{"do":"practise","subject":{"kind":"piece","pieceId":"01a22fea-7578-728a-97ad-7810151bf7f8"},"places":[{"kind":"bars","from":1,"to":8}],"hands":null,"tempo":{"now":60,"next":null,"ceiling":null,"unit":"crotchet"},"needs":["rhythm","dynamics"],"how":null,"said":"Tárrega \"Lágrima\", bars 1-8 at 60 … late … weight","days":null,"until":null,"carriedFrom":null}');
INSERT INTO lesson_goal VALUES(X'019afb0b19807d7da8f23cff78def85a',1,1,NULL,'{"do":"practise","subject":{"kind":"technique","form":"arpeggio","key":{"tonic":"A","mode":"major"},"octaves":null,"name":null},"places":[],"hands":null,"tempo":null,"needs":["rhythm"],"how":null,"said":"A major arpeggio … Rhythm steady","days":null,"until":null,"carriedFrom":null}');
INSERT INTO lesson_goal VALUES(X'019afb0b19807005becd29b95dbbb198',2,0,X'01a22fea77e5726484274ece20491158','{"do":"rest"}');
CREATE TABLE body_state (
    lesson_id uuid_text PRIMARY KEY REFERENCES lesson (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES student (user_id) ON DELETE CASCADE,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    answer jsonb_text NOT NULL,
    ends_on date_text,
    answered_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO body_state VALUES(X'019afb0b19807005becd29b95dbbb198',X'019438b259807c33a0bb97ca63bece45',X'018a90c5d9807099ac6cd7363ca585e7','{"answer":"half"}','2026-03-20','2025-12-07T23:00:00+00:00');
CREATE TABLE second_factor_setup (
    session_id uuid_text PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    secret_sealed blob NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO second_factor_setup VALUES(X'01a22fea771676a6940ed193691cec5f',X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f','2026-03-02T09:00:00+00:00');
CREATE INDEX idx_user_role_created_at ON "user" (role, created_at);
CREATE INDEX idx_user_created_at_id ON "user" (created_at, id);
CREATE INDEX idx_user_role_standing ON "user" (role, suspended_at, approved_at);
CREATE INDEX idx_user_waiting ON "user" (created_at, id) WHERE approved_at IS NULL;
CREATE INDEX idx_user_role_name_sorted_id ON "user" (role, name_sorted, id);
CREATE INDEX idx_session_user_id ON session (user_id);
CREATE INDEX idx_session_expires_at ON session (expires_at);
CREATE INDEX idx_account_token_user_id ON account_token (user_id);
CREATE INDEX idx_student_created_by ON student (created_by);
CREATE INDEX idx_parent_created_by ON parent (created_by);
CREATE INDEX idx_guardianship_student_id ON guardianship (student_id);
CREATE INDEX idx_enrolment_student_id ON enrolment (student_id);
CREATE INDEX idx_exam_result_student_id_taken_on ON exam_result (student_id, taken_on);
CREATE INDEX idx_exam_result_recorded_by ON exam_result (recorded_by);
CREATE INDEX idx_lesson_series_student_id ON lesson_series (student_id);
CREATE INDEX idx_lesson_series_teacher_id ON lesson_series (teacher_id);
CREATE INDEX idx_lesson_teacher_id_start_at ON lesson (teacher_id, start_at);
CREATE INDEX idx_lesson_student_id_start_at ON lesson (student_id, start_at);
CREATE INDEX idx_lesson_start_at_id ON lesson (start_at, id);
CREATE INDEX idx_lesson_status_duration_minutes ON lesson (status, duration_minutes);
CREATE INDEX idx_lesson_series_id ON lesson (series_id);
CREATE INDEX idx_activity_created_at_id ON activity (created_at, id);
CREATE INDEX idx_job_state_run_at ON job (state, run_at);
CREATE INDEX idx_job_state_id ON job (state, id);
CREATE INDEX idx_job_subject_id_kind_created_at ON job (subject_id, kind, created_at);
CREATE INDEX idx_external_sign_in_expires_at ON external_sign_in (expires_at);
CREATE INDEX idx_external_identity_user_id ON external_identity (user_id);
CREATE UNIQUE INDEX idx_contact_card_teacher_id_email_parent_id ON contact_card (teacher_id, email, parent_id);
CREATE INDEX idx_contact_card_parent_id ON contact_card (parent_id);
CREATE UNIQUE INDEX idx_parent_request_student_id_teacher_id_parent_id ON parent_request (student_id, teacher_id, parent_id);
CREATE INDEX idx_parent_request_parent_id ON parent_request (parent_id);
CREATE INDEX idx_parent_request_teacher_id ON parent_request (teacher_id);
CREATE INDEX idx_parent_request_card_id ON parent_request (card_id);
CREATE INDEX idx_parent_confirmation_parent_id ON parent_confirmation (parent_id);
CREATE INDEX idx_tally_subject_counted_at ON tally (subject, counted_at);
CREATE INDEX idx_tally_ends_at ON tally (ends_at);
CREATE UNIQUE INDEX idx_known_browser_user_id_token_hash ON known_browser (user_id, token_hash);
CREATE INDEX idx_known_browser_token_hash ON known_browser (token_hash);
CREATE INDEX idx_known_browser_last_used_at ON known_browser (last_used_at);
CREATE INDEX idx_known_network_user_id_last_used_at ON known_network (user_id, last_used_at);
CREATE INDEX idx_known_network_last_used_at ON known_network (last_used_at);
CREATE INDEX idx_idempotency_key_created_at ON idempotency_key (created_at);
CREATE INDEX idx_refused_registration_refused_at ON refused_registration (refused_at);
CREATE INDEX idx_planned_exam_planned_by ON planned_exam (planned_by);
CREATE INDEX idx_app_file_replaced_at ON app_file (replaced_at);
CREATE INDEX idx_notice_user_id_created_at ON notice (user_id, created_at, id);
CREATE INDEX idx_notice_lesson_id ON notice (lesson_id);
CREATE INDEX idx_notice_student_id ON notice (student_id);
CREATE INDEX idx_notice_teacher_id ON notice (teacher_id);
CREATE INDEX idx_notice_created_at ON notice (created_at);
CREATE INDEX idx_sign_in_challenge_user_id ON sign_in_challenge (user_id);
CREATE INDEX idx_sign_in_challenge_expires_at ON sign_in_challenge (expires_at);
CREATE UNIQUE INDEX idx_piece_student_id_normal ON piece (student_id, normal_title, normal_composer) WHERE merged_into IS NULL;
CREATE INDEX idx_piece_student_id ON piece (student_id);
CREATE INDEX idx_piece_merged_at ON piece (merged_at) WHERE merged_into IS NOT NULL;
CREATE INDEX idx_piece_state_teacher_id ON piece_state (teacher_id);
CREATE INDEX idx_lesson_goal_piece_id ON lesson_goal (piece_id);
CREATE INDEX idx_body_state_student_id ON body_state (student_id);
CREATE INDEX idx_body_state_teacher_id ON body_state (teacher_id);
CREATE INDEX idx_body_state_ends_on ON body_state (ends_on);
COMMIT;
