PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "seaql_migrations" ( "version" varchar NOT NULL PRIMARY KEY, "applied_at" integer NOT NULL );
INSERT INTO seaql_migrations VALUES('m20261130_000001_create_schema',1796068880);
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
INSERT INTO user VALUES(X'018a90fcc800710aadec89025cc1beeb','Kim Adler','admin@reedling.test','ADMINISTRATOR','$argon2id$v=19$m=19456,t=2,p=1$/qn6WjWe4gCZ8VDWA5rwOA$V2yOLkx3EoWttoZDQg+bPbaq8l0OIER0HoJ01EzDg74',NULL,NULL,0,'+44 7700 900590',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2023-09-14T00:00:00+00:00','2023-09-14T00:00:00+00:00','2023-09-14T00:00:00+00:00','2023-09-14T00:00:00+00:00',NULL,NULL,X'd78dca9add2394fd7b1df51d128f16d0c176c0cd826c2351184ba56e09291b3a',NULL,'kim adler',replace('\nkimadler','\n',char(10)),replace('kim adler\nkim adler\nKim Adler','\n',char(10)));
INSERT INTO user VALUES(X'018a90fcc8007099ac6cd7363ca585e7','Ana Sousa','teacher@reedling.test','TEACHER','$argon2id$v=19$m=19456,t=2,p=1$/qn6WjWe4gCZ8VDWA5rwOA$V2yOLkx3EoWttoZDQg+bPbaq8l0OIER0HoJ01EzDg74',NULL,NULL,0,'+44 7700 900520',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2023-09-14T00:00:00+00:00','2023-09-14T00:00:00+00:00','2023-09-14T00:00:00+00:00','2023-09-14T00:00:00+00:00',NULL,NULL,X'21fbd6ce391b9d2c216af4b67b0a1b7c75667a88d58b8f968d4aa6182e651b16',NULL,'ana sousa',replace('\nanasousa','\n',char(10)),replace('ana sousa\nana sousa\nAna Sousa','\n',char(10)));
INSERT INTO user VALUES(X'019438e9480074768f8a4baa5dc087b3','Mina Okafor','student@reedling.test','STUDENT','$argon2id$v=19$m=19456,t=2,p=1$/qn6WjWe4gCZ8VDWA5rwOA$V2yOLkx3EoWttoZDQg+bPbaq8l0OIER0HoJ01EzDg74',NULL,NULL,0,'+44 7700 900816',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00',NULL,NULL,X'89ddfca877dcfbaefcede4cde4e859e421f9535732a3cc66afda2a87a4139086',NULL,'mina okafor',replace('\nminaokafor','\n',char(10)),replace('mina okafor\nmina okafor\nMina Okafor','\n',char(10)));
INSERT INTO user VALUES(X'019438e9480070e2846865e9874614d7','Sam Okafor','parent@reedling.test','PARENT','$argon2id$v=19$m=19456,t=2,p=1$/qn6WjWe4gCZ8VDWA5rwOA$V2yOLkx3EoWttoZDQg+bPbaq8l0OIER0HoJ01EzDg74',NULL,NULL,0,'+44 7700 900485',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00',NULL,NULL,X'801c1e4061f9361892db2f204d835060aa6d23cf48daa1bd056520b3f30f0880',NULL,'sam okafor',replace('\nsamokafor','\n',char(10)),replace('sam okafor\nsam okafor\nSam Okafor','\n',char(10)));
INSERT INTO user VALUES(X'019438e94800754bbc40881e29073c82','Luka Keller','student1@reedling.test','STUDENT',NULL,NULL,NULL,0,'+44 7700 900018',NULL,'{"emailNotifications":true,"pushNotifications":true,"lessonReminders":true,"examNotifications":true,"achievementAlerts":true}','{"profileVisibility":"friends","showEmail":false,"showPhone":false,"allowMessages":true}','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00',NULL,NULL,X'fe1e5430ea93fb6613f05b31bf0284d16602b5de008145c57e33db097ebb1dae',NULL,'luka keller',replace('\nlukakeller','\n',char(10)),replace('luka keller\nluka keller\nLuka Keller','\n',char(10)));
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
CREATE TABLE account_token (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    token_hash blob NOT NULL UNIQUE,
    expires_at timestamp_with_timezone_text NOT NULL,
    used_at timestamp_with_timezone_text,
    created_at timestamp_with_timezone_text NOT NULL
);
CREATE TABLE sign_in_throttle (
    key text PRIMARY KEY,
    failures integer NOT NULL,
    window_started_at timestamp_with_timezone_text NOT NULL,
    blocked_until timestamp_with_timezone_text
);
CREATE TABLE teacher (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    instrument text,
    department text,
    default_duration_minutes integer
);
INSERT INTO teacher VALUES(X'018a90fcc8007099ac6cd7363ca585e7','Violin','Strings and keyboard',NULL);
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
INSERT INTO student VALUES(X'019438e9480074768f8a4baa5dc087b3','Mina','Okafor','2009-10-24',1,'Grade 3',NULL,'Violin',NULL,'76 Mill Lane',NULL,NULL,X'018a90fcc8007099ac6cd7363ca585e7','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00');
INSERT INTO student VALUES(X'019438e94800754bbc40881e29073c82','Luka','Keller','1970-01-30',0,'Grade 2',NULL,'Other',NULL,'113 Park View',NULL,NULL,X'018a90fcc8007099ac6cd7363ca585e7','2025-01-06T00:00:00+00:00','2025-01-06T00:00:00+00:00');
CREATE TABLE parent (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    address text,
    created_by uuid_text REFERENCES "user" (id) ON DELETE SET NULL
);
INSERT INTO parent VALUES(X'019438e9480070e2846865e9874614d7',NULL,X'018a90fcc8007099ac6cd7363ca585e7');
CREATE TABLE guardianship (
    parent_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    relationship text NOT NULL,
    is_primary boolean NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (parent_id, student_id)
);
INSERT INTO guardianship VALUES(X'019438e9480070e2846865e9874614d7',X'019438e9480074768f8a4baa5dc087b3','Parent',1,'2025-01-06T00:00:00+00:00');
CREATE TABLE enrolment (
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamp_with_timezone_text NOT NULL,
    linked_by_administrator boolean NOT NULL DEFAULT false,
    PRIMARY KEY (teacher_id, student_id)
);
INSERT INTO enrolment VALUES(X'018a90fcc8007099ac6cd7363ca585e7',X'019438e9480074768f8a4baa5dc087b3','2025-01-06T00:00:00+00:00',0);
INSERT INTO enrolment VALUES(X'018a90fcc8007099ac6cd7363ca585e7',X'019438e94800754bbc40881e29073c82','2025-01-06T00:00:00+00:00',0);
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
CREATE TABLE lesson_series (
    id uuid_text PRIMARY KEY,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    recurrence_type text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
INSERT INTO lesson_series VALUES(X'019c87cbb400797385c5d1aab99f0c43',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e9480074768f8a4baa5dc087b3','weekly','Etc/UTC','2026-02-23T00:00:00+00:00');
INSERT INTO lesson_series VALUES(X'019c87cbb40074d9b03221373073e9a6',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e94800754bbc40881e29073c82','weekly','Etc/UTC','2026-02-23T00:00:00+00:00');
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
INSERT INTO lesson VALUES(X'019c87cbb40076b9aeef0d2df7ab0b33',X'019c87cbb400797385c5d1aab99f0c43',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e9480074768f8a4baa5dc087b3','Gavotte, bars 1-24',NULL,'2026-03-02T09:00:00+00:00','2026-03-02T09:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2026-02-23T00:00:00+00:00','2026-02-23T00:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-02T09:00:00+00:00');
INSERT INTO lesson VALUES(X'019c87cbb400790c970b12c5d084962b',X'019c87cbb400797385c5d1aab99f0c43',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e9480074768f8a4baa5dc087b3','Gavotte, bars 25-40',NULL,'2026-03-09T09:00:00+00:00','2026-03-09T09:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2026-02-23T00:00:00+00:00','2026-02-23T00:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-09T09:00:00+00:00');
INSERT INTO lesson VALUES(X'019c87cbb4007061af2f48dce01c40d6',X'019c87cbb400797385c5d1aab99f0c43',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e9480074768f8a4baa5dc087b3','Gavotte and Boccherini Minuet',NULL,'2026-03-16T09:00:00+00:00','2026-03-16T09:30:00+00:00',30,'SCHEDULED',NULL,NULL,NULL,1,'2026-02-23T00:00:00+00:00','2026-02-23T00:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-16T09:00:00+00:00');
INSERT INTO lesson VALUES(X'019c87cbb40071af8cfd4c4cbee55360',X'019c87cbb40074d9b03221373073e9a6',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e94800754bbc40881e29073c82','First tune, first try',NULL,'2026-03-02T09:45:00+00:00','2026-03-02T10:30:00+00:00',45,'SCHEDULED',NULL,NULL,NULL,1,'2026-02-23T00:00:00+00:00','2026-02-23T00:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-02T09:45:00+00:00');
INSERT INTO lesson VALUES(X'019c87cbb40074c78b0b0c5b4a8f1675',X'019c87cbb40074d9b03221373073e9a6',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e94800754bbc40881e29073c82','First tune without stopping',NULL,'2026-03-09T09:45:00+00:00','2026-03-09T10:30:00+00:00',45,'SCHEDULED',NULL,NULL,NULL,1,'2026-02-23T00:00:00+00:00','2026-02-23T00:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-09T09:45:00+00:00');
INSERT INTO lesson VALUES(X'019c87cbb40077cd9f9ec8c694ccf555',X'019c87cbb40074d9b03221373073e9a6',X'018a90fcc8007099ac6cd7363ca585e7',X'019438e94800754bbc40881e29073c82','Second tune, bars 1-8',NULL,'2026-03-16T09:45:00+00:00','2026-03-16T10:30:00+00:00',45,'SCHEDULED',NULL,NULL,NULL,1,'2026-02-23T00:00:00+00:00','2026-02-23T00:00:00+00:00',1,NULL,NULL,NULL,NULL,'2026-03-16T09:45:00+00:00');
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
CREATE TABLE activity (
    id uuid_text PRIMARY KEY,
    kind text NOT NULL,
    actor_id uuid_text,
    subject_id uuid_text,
    description text NOT NULL,
    status text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
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
CREATE TABLE external_sign_in (
    handle_hash blob PRIMARY KEY,
    state_hash blob NOT NULL,
    nonce text NOT NULL,
    pkce_verifier text NOT NULL,
    expires_at timestamp_with_timezone_text NOT NULL
);
CREATE TABLE external_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (issuer, subject)
);
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
CREATE TABLE parent_confirmation (
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    source text NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (teacher_id, parent_id)
);
INSERT INTO parent_confirmation VALUES(X'018a90fcc8007099ac6cd7363ca585e7',X'019438e9480070e2846865e9874614d7','parent','2025-01-06T00:00:00+00:00');
CREATE TABLE tally (
    subject text NOT NULL,
    item text NOT NULL,
    counted_at timestamp_with_timezone_text NOT NULL,
    ends_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (subject, item)
);
CREATE TABLE known_browser (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    token_hash blob NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    last_used_at timestamp_with_timezone_text NOT NULL
);
CREATE TABLE known_network (
    id uuid_text PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    salt blob NOT NULL,
    network_hash blob NOT NULL,
    last_used_at timestamp_with_timezone_text NOT NULL
);
CREATE TABLE idempotency_key (
    caller_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    key text NOT NULL,
    request_hash blob NOT NULL,
    answer text NOT NULL,
    subject_id uuid_text,
    created_at timestamp_with_timezone_text NOT NULL,
    PRIMARY KEY (caller_id, key)
);
CREATE TABLE refused_registration (
    address_hash blob PRIMARY KEY,
    refused_at timestamp_with_timezone_text NOT NULL
);
CREATE TABLE mail_pause (
    mail text PRIMARY KEY,
    until timestamp_with_timezone_text NOT NULL
);
CREATE TABLE planned_exam (
    student_id uuid_text PRIMARY KEY REFERENCES student (user_id) ON DELETE CASCADE,
    board text,
    grade text,
    takes_place_on date_text NOT NULL,
    planned_by uuid_text REFERENCES "user" (id) ON DELETE SET NULL,
    updated_at timestamp_with_timezone_text NOT NULL
);
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
CREATE TABLE second_factor (
    user_id uuid_text PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    secret_sealed blob NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL,
    confirmed_at timestamp_with_timezone_text,
    last_step integer NOT NULL DEFAULT 0
);
CREATE TABLE recovery_code (
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    code_hash blob NOT NULL,
    used_at timestamp_with_timezone_text,
    PRIMARY KEY (user_id, code_hash)
);
CREATE TABLE sign_in_challenge (
    token_hash blob PRIMARY KEY,
    user_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    tries integer NOT NULL DEFAULT 0,
    remembers_browser boolean NOT NULL DEFAULT false,
    expires_at timestamp_with_timezone_text NOT NULL
);
CREATE TABLE practice_plan (
    lesson_id uuid_text NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    revision integer NOT NULL DEFAULT 1,
    planner text NOT NULL,
    guidance jsonb_text NOT NULL,
    basis jsonb_text NOT NULL,
    cards jsonb_text,
    struck jsonb_text,
    created_at timestamp_with_timezone_text NOT NULL,
    tempi jsonb_text,
    PRIMARY KEY (lesson_id, revision)
);
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
CREATE TABLE lesson_goal (
    lesson_id uuid_text NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    position integer NOT NULL,
    piece_id uuid_text REFERENCES piece (id),
    goal jsonb_text NOT NULL,
    PRIMARY KEY (lesson_id, revision, position)
);
CREATE TABLE body_state (
    lesson_id uuid_text PRIMARY KEY REFERENCES lesson (id) ON DELETE CASCADE,
    student_id uuid_text NOT NULL REFERENCES student (user_id) ON DELETE CASCADE,
    teacher_id uuid_text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    answer jsonb_text NOT NULL,
    ends_on date_text,
    answered_at timestamp_with_timezone_text
);
CREATE TABLE second_factor_setup (
    session_id uuid_text PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    secret_sealed blob NOT NULL,
    created_at timestamp_with_timezone_text NOT NULL
);
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
CREATE INDEX idx_parent_confirmation_source_created_at ON parent_confirmation (source, created_at);
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
INSERT INTO job (id, kind, payload, dedup_key, state, attempts, run_at, last_error, created_at) VALUES (X'0194b1c0000070008000000000000001', 'mail', '{"kind": "activation"}', 'once', 'queued', 1, '2026-03-02 08:00:00.000000 +00:00', 'mail server: away', '2026-03-02 08:00:00.000000 +00:00');
INSERT INTO activity (id, kind, description, status, created_at) VALUES (X'0194b1c0000070008000000000000002', 'user_registration', 'Ana Sousa registered', 'success', '2026-03-02 08:00:00.000000 +00:00');
INSERT INTO sign_in_throttle (key, failures, window_started_at) VALUES ('account:canary', 3, '2026-03-02 08:00:00.000000 +00:00');
INSERT INTO idempotency_key (caller_id, key, request_hash, answer, created_at) VALUES (X'018a90fcc8007099ac6cd7363ca585e7', 'a key', X'00', '{"lessons": []}', '2026-03-02 08:00:00.000000 +00:00');
INSERT INTO practice_plan (lesson_id, revision, planner, guidance, basis, created_at) VALUES (X'019c87cbb4007061af2f48dce01c40d6', 1, 'built-in', '{"weekSummary": "Minuet."}', '{}', '2026-03-02 08:00:00.000000 +00:00');
COMMIT;
