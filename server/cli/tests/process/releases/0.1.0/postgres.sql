CREATE TABLE public.account_token (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.activity (
    id uuid NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    subject_id uuid,
    description text NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.app_file (
    path text NOT NULL,
    coding text NOT NULL,
    contents bytea NOT NULL,
    replaced_at timestamp with time zone
);
CREATE TABLE public.body_state (
    lesson_id uuid NOT NULL,
    student_id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    answer jsonb NOT NULL,
    ends_on date,
    answered_at timestamp with time zone
);
CREATE TABLE public.contact_card (
    id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    address text,
    created_at timestamp with time zone NOT NULL,
    name_folded text NOT NULL,
    name_joined text NOT NULL,
    name_sorted text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.enrolment (
    teacher_id uuid NOT NULL,
    student_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    linked_by_administrator boolean DEFAULT false NOT NULL
);
CREATE TABLE public.exam_result (
    id uuid NOT NULL,
    student_id uuid NOT NULL,
    board text NOT NULL,
    grade text NOT NULL,
    taken_on date NOT NULL,
    percentage integer NOT NULL,
    recorded_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.external_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.external_sign_in (
    handle_hash bytea NOT NULL,
    state_hash bytea NOT NULL,
    nonce text NOT NULL,
    pkce_verifier text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.guardianship (
    parent_id uuid NOT NULL,
    student_id uuid NOT NULL,
    relationship text NOT NULL,
    is_primary boolean NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.idempotency_key (
    caller_id uuid NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    answer text NOT NULL,
    subject_id uuid,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.job (
    id uuid NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    dedup_key text,
    state text NOT NULL,
    attempts integer NOT NULL,
    run_at timestamp with time zone NOT NULL,
    leased_until timestamp with time zone,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    subject_id uuid
);
CREATE TABLE public.known_browser (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);
CREATE TABLE public.known_network (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    salt bytea NOT NULL,
    network_hash bytea NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);
CREATE TABLE public.lesson (
    id uuid NOT NULL,
    series_id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    student_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    duration_minutes integer NOT NULL,
    status text NOT NULL,
    notes text,
    teacher_notes text,
    completed_at timestamp with time zone,
    version integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    goals_revision integer DEFAULT 1 NOT NULL,
    goals_by text,
    week jsonb,
    unread jsonb,
    private_notes text,
    start_local text
);
CREATE TABLE public.lesson_feedback (
    lesson_id uuid NOT NULL,
    content text NOT NULL,
    pieces_worked_on jsonb NOT NULL,
    areas_improved text NOT NULL,
    areas_need_work text NOT NULL,
    technique_notes text NOT NULL,
    musicianship_notes text NOT NULL,
    practice_assignments jsonb NOT NULL,
    next_lesson_goals text NOT NULL,
    teacher_rating integer,
    student_mood text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.lesson_goal (
    lesson_id uuid NOT NULL,
    revision integer NOT NULL,
    "position" integer NOT NULL,
    piece_id uuid,
    goal jsonb NOT NULL
);
CREATE TABLE public.lesson_series (
    id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    student_id uuid NOT NULL,
    recurrence_type text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.mail_pause (
    mail text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.notice (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    lesson_id uuid,
    student_id uuid,
    teacher_id uuid,
    earlier_at timestamp with time zone,
    lessons integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.parent (
    user_id uuid NOT NULL,
    address text,
    created_by uuid
);
CREATE TABLE public.parent_confirmation (
    teacher_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    source text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.parent_request (
    id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    student_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    card_id uuid NOT NULL,
    is_primary boolean NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    mailed_at timestamp with time zone
);
CREATE TABLE public.piece (
    id uuid NOT NULL,
    student_id uuid NOT NULL,
    title text NOT NULL,
    composer text,
    normal_title text NOT NULL,
    normal_composer text NOT NULL,
    kind text,
    goal_tempo jsonb,
    last_tempo jsonb,
    merged_into uuid,
    merged_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    former jsonb,
    clean_tempo jsonb
);
CREATE TABLE public.piece_state (
    piece_id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    state text NOT NULL,
    resting_until date,
    hand_state text,
    hand_until date,
    hand_at timestamp with time zone
);
CREATE TABLE public.planned_exam (
    student_id uuid NOT NULL,
    board text,
    grade text,
    takes_place_on date NOT NULL,
    planned_by uuid,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.practice_plan (
    lesson_id uuid NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    planner text NOT NULL,
    guidance jsonb NOT NULL,
    basis jsonb NOT NULL,
    cards jsonb,
    struck jsonb,
    created_at timestamp with time zone NOT NULL,
    tempi jsonb
);
CREATE TABLE public.recovery_code (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.refused_registration (
    address_hash bytea NOT NULL,
    refused_at timestamp with time zone NOT NULL
);
CREATE TABLE public.seaql_migrations (
    version character varying NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.second_factor (
    user_id uuid NOT NULL,
    secret_sealed bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.second_factor_setup (
    session_id uuid NOT NULL,
    secret_sealed bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.session (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    wrong_passwords integer DEFAULT 0 NOT NULL,
    proved_at timestamp with time zone
);
CREATE TABLE public.sign_in_challenge (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    remembers_browser boolean DEFAULT false NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.sign_in_throttle (
    key text NOT NULL,
    failures integer NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone
);
CREATE TABLE public.student (
    user_id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    date_of_birth date,
    is_minor boolean NOT NULL,
    grade text NOT NULL,
    section text,
    instrument text NOT NULL,
    roll_number text,
    address text,
    emergency_contact text,
    notes text,
    created_by uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tally (
    subject text NOT NULL,
    item text NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.teacher (
    user_id uuid NOT NULL,
    instrument text,
    department text,
    default_duration_minutes integer
);
CREATE TABLE public."user" (
    id uuid NOT NULL,
    name text NOT NULL,
    email text,
    role text NOT NULL,
    password_hash text,
    temporary_password_hash text,
    temporary_password_expires_at timestamp with time zone,
    must_change_password boolean NOT NULL,
    phone_number text,
    pending_email text,
    notification_settings jsonb NOT NULL,
    privacy_settings jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    address_proved_at timestamp with time zone,
    approved_at timestamp with time zone,
    suspended_at timestamp with time zone,
    temporary_password_source text,
    draft_key bytea NOT NULL,
    notices_read_until timestamp with time zone,
    name_folded text NOT NULL,
    name_joined text NOT NULL,
    name_sorted text NOT NULL COLLATE pg_catalog."C"
);
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', '2025-01-06 00:00:00+00', false);
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', '2025-01-06 00:00:00+00', false);
INSERT INTO public.guardianship VALUES ('019438e9-4800-70e2-8468-65e9874614d7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Parent', true, '2025-01-06 00:00:00+00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-76b9-aeef-0d2df7ab0b33', '019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 1-24', NULL, '2026-03-02 09:00:00+00', '2026-03-02 09:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-02T09:00:00+00:00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-790c-970b-12c5d084962b', '019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 25-40', NULL, '2026-03-09 09:00:00+00', '2026-03-09 09:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-09T09:00:00+00:00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-7061-af2f-48dce01c40d6', '019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Gavotte and Boccherini Minuet', NULL, '2026-03-16 09:00:00+00', '2026-03-16 09:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-16T09:00:00+00:00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-71af-8cfd-4c4cbee55360', '019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'First tune, first try', NULL, '2026-03-02 09:45:00+00', '2026-03-02 10:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-02T09:45:00+00:00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-74c7-8b0b-0c5b4a8f1675', '019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'First tune without stopping', NULL, '2026-03-09 09:45:00+00', '2026-03-09 10:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-09T09:45:00+00:00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-77cd-9f9e-c8c694ccf555', '019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'Second tune, bars 1-8', NULL, '2026-03-16 09:45:00+00', '2026-03-16 10:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-16T09:45:00+00:00');
INSERT INTO public.lesson_series VALUES ('019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'weekly', 'Etc/UTC', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson_series VALUES ('019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'weekly', 'Etc/UTC', '2026-02-23 00:00:00+00');
INSERT INTO public.parent VALUES ('019438e9-4800-70e2-8468-65e9874614d7', NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7');
INSERT INTO public.parent_confirmation VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-70e2-8468-65e9874614d7', 'parent', '2025-01-06 00:00:00+00');
INSERT INTO public.seaql_migrations VALUES ('m20261130_000001_create_schema', 1796068880);
INSERT INTO public.student VALUES ('019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina', 'Okafor', '2009-10-24', true, 'Grade 3', NULL, 'Violin', NULL, '76 Mill Lane', NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public.student VALUES ('019438e9-4800-754b-bc40-881e29073c82', 'Luka', 'Keller', '1970-01-30', false, 'Grade 2', NULL, 'Other', NULL, '113 Park View', NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public.teacher VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', 'Violin', 'Strings and keyboard', NULL);
INSERT INTO public."user" VALUES ('018a90fc-c800-710a-adec-89025cc1beeb', 'Kim Adler', 'admin@reedling.test', 'ADMINISTRATOR', '$argon2id$v=19$m=19456,t=2,p=1$mGD5Ssj1ZDw3EqDefQzjzA$dsLK3iXzIH1J1i4hNBFcMO+9qlZV06x6mcJYKvbCa+Y', NULL, NULL, false, '+44 7700 900590', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00', NULL, NULL, '\x2a8b1b13713d3c91e1a0d64063ad39de941e9e9a14b1ba21326f368fa068e72d', NULL, 'kim adler', '
kimadler', 'kim adler
kim adler
Kim Adler');
INSERT INTO public."user" VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', 'Ana Sousa', 'teacher@reedling.test', 'TEACHER', '$argon2id$v=19$m=19456,t=2,p=1$mGD5Ssj1ZDw3EqDefQzjzA$dsLK3iXzIH1J1i4hNBFcMO+9qlZV06x6mcJYKvbCa+Y', NULL, NULL, false, '+44 7700 900520', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00', NULL, NULL, '\x157ddc795fc6b46c84d8178c7d34bed629925021380a6b14bcf63990c836e912', NULL, 'ana sousa', '
anasousa', 'ana sousa
ana sousa
Ana Sousa');
INSERT INTO public."user" VALUES ('019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina Okafor', 'student@reedling.test', 'STUDENT', '$argon2id$v=19$m=19456,t=2,p=1$mGD5Ssj1ZDw3EqDefQzjzA$dsLK3iXzIH1J1i4hNBFcMO+9qlZV06x6mcJYKvbCa+Y', NULL, NULL, false, '+44 7700 900816', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', NULL, NULL, '\x5e0fb328662003572ec9b35b65810e379eb115ba2ad91711a6a359b54e7484fc', NULL, 'mina okafor', '
minaokafor', 'mina okafor
mina okafor
Mina Okafor');
INSERT INTO public."user" VALUES ('019438e9-4800-70e2-8468-65e9874614d7', 'Sam Okafor', 'parent@reedling.test', 'PARENT', '$argon2id$v=19$m=19456,t=2,p=1$mGD5Ssj1ZDw3EqDefQzjzA$dsLK3iXzIH1J1i4hNBFcMO+9qlZV06x6mcJYKvbCa+Y', NULL, NULL, false, '+44 7700 900485', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', NULL, NULL, '\xf56a991b842522b60e9334290fce5c2d6cf64335225a382ba79e8571af965d2d', NULL, 'sam okafor', '
samokafor', 'sam okafor
sam okafor
Sam Okafor');
INSERT INTO public."user" VALUES ('019438e9-4800-754b-bc40-881e29073c82', 'Luka Keller', 'student1@reedling.test', 'STUDENT', NULL, NULL, NULL, false, '+44 7700 900018', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00', NULL, NULL, '\x9b683a10f254ef21b9bdb58ce8a1a31d12528ef955f231a75cd32ef83037f9f3', NULL, 'luka keller', '
lukakeller', 'luka keller
luka keller
Luka Keller');
ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.app_file
    ADD CONSTRAINT app_file_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.body_state
    ADD CONSTRAINT body_state_pkey PRIMARY KEY (lesson_id);
ALTER TABLE ONLY public.contact_card
    ADD CONSTRAINT contact_card_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enrolment
    ADD CONSTRAINT enrolment_pkey PRIMARY KEY (teacher_id, student_id);
ALTER TABLE ONLY public.exam_result
    ADD CONSTRAINT exam_result_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE ONLY public.external_sign_in
    ADD CONSTRAINT external_sign_in_pkey PRIMARY KEY (handle_hash);
ALTER TABLE ONLY public.guardianship
    ADD CONSTRAINT guardianship_pkey PRIMARY KEY (parent_id, student_id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (caller_id, key);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_dedup_key_key UNIQUE (dedup_key);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_browser
    ADD CONSTRAINT known_browser_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_network
    ADD CONSTRAINT known_network_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lesson_feedback
    ADD CONSTRAINT lesson_feedback_pkey PRIMARY KEY (lesson_id);
ALTER TABLE ONLY public.lesson_goal
    ADD CONSTRAINT lesson_goal_pkey PRIMARY KEY (lesson_id, revision, "position");
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT lesson_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lesson_series
    ADD CONSTRAINT lesson_series_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_pause
    ADD CONSTRAINT mail_pause_pkey PRIMARY KEY (mail);
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parent_confirmation
    ADD CONSTRAINT parent_confirmation_pkey PRIMARY KEY (teacher_id, parent_id);
ALTER TABLE ONLY public.parent
    ADD CONSTRAINT parent_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.parent_request
    ADD CONSTRAINT parent_request_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.piece
    ADD CONSTRAINT piece_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.piece_state
    ADD CONSTRAINT piece_state_pkey PRIMARY KEY (piece_id, teacher_id);
ALTER TABLE ONLY public.planned_exam
    ADD CONSTRAINT planned_exam_pkey PRIMARY KEY (student_id);
ALTER TABLE ONLY public.practice_plan
    ADD CONSTRAINT practice_plan_pkey PRIMARY KEY (lesson_id, revision);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash);
ALTER TABLE ONLY public.refused_registration
    ADD CONSTRAINT refused_registration_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.seaql_migrations
    ADD CONSTRAINT seaql_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.second_factor_setup
    ADD CONSTRAINT second_factor_setup_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.sign_in_throttle
    ADD CONSTRAINT sign_in_throttle_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.student
    ADD CONSTRAINT student_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.tally
    ADD CONSTRAINT tally_pkey PRIMARY KEY (subject, item);
ALTER TABLE ONLY public.teacher
    ADD CONSTRAINT teacher_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
CREATE INDEX idx_account_token_user_id ON public.account_token USING btree (user_id);
CREATE INDEX idx_activity_created_at_id ON public.activity USING btree (created_at, id);
CREATE INDEX idx_app_file_replaced_at ON public.app_file USING btree (replaced_at);
CREATE INDEX idx_body_state_ends_on ON public.body_state USING btree (ends_on);
CREATE INDEX idx_body_state_student_id ON public.body_state USING btree (student_id);
CREATE INDEX idx_body_state_teacher_id ON public.body_state USING btree (teacher_id);
CREATE INDEX idx_contact_card_parent_id ON public.contact_card USING btree (parent_id);
CREATE UNIQUE INDEX idx_contact_card_teacher_id_email_parent_id ON public.contact_card USING btree (teacher_id, email, parent_id);
CREATE INDEX idx_enrolment_student_id ON public.enrolment USING btree (student_id);
CREATE INDEX idx_exam_result_recorded_by ON public.exam_result USING btree (recorded_by);
CREATE INDEX idx_exam_result_student_id_taken_on ON public.exam_result USING btree (student_id, taken_on);
CREATE INDEX idx_external_identity_user_id ON public.external_identity USING btree (user_id);
CREATE INDEX idx_external_sign_in_expires_at ON public.external_sign_in USING btree (expires_at);
CREATE INDEX idx_guardianship_student_id ON public.guardianship USING btree (student_id);
CREATE INDEX idx_idempotency_key_created_at ON public.idempotency_key USING btree (created_at);
CREATE INDEX idx_job_state_id ON public.job USING btree (state, id);
CREATE INDEX idx_job_state_run_at ON public.job USING btree (state, run_at);
CREATE INDEX idx_job_subject_id_kind_created_at ON public.job USING btree (subject_id, kind, created_at);
CREATE INDEX idx_known_browser_last_used_at ON public.known_browser USING btree (last_used_at);
CREATE INDEX idx_known_browser_token_hash ON public.known_browser USING btree (token_hash);
CREATE UNIQUE INDEX idx_known_browser_user_id_token_hash ON public.known_browser USING btree (user_id, token_hash);
CREATE INDEX idx_known_network_last_used_at ON public.known_network USING btree (last_used_at);
CREATE INDEX idx_known_network_user_id_last_used_at ON public.known_network USING btree (user_id, last_used_at);
CREATE INDEX idx_lesson_goal_piece_id ON public.lesson_goal USING btree (piece_id);
CREATE INDEX idx_lesson_series_id ON public.lesson USING btree (series_id);
CREATE INDEX idx_lesson_series_student_id ON public.lesson_series USING btree (student_id);
CREATE INDEX idx_lesson_series_teacher_id ON public.lesson_series USING btree (teacher_id);
CREATE INDEX idx_lesson_start_at_id ON public.lesson USING btree (start_at, id);
CREATE INDEX idx_lesson_status_duration_minutes ON public.lesson USING btree (status, duration_minutes);
CREATE INDEX idx_lesson_student_id_start_at ON public.lesson USING btree (student_id, start_at);
CREATE INDEX idx_lesson_teacher_id_start_at ON public.lesson USING btree (teacher_id, start_at);
CREATE INDEX idx_notice_created_at ON public.notice USING btree (created_at);
CREATE INDEX idx_notice_lesson_id ON public.notice USING btree (lesson_id);
CREATE INDEX idx_notice_student_id ON public.notice USING btree (student_id);
CREATE INDEX idx_notice_teacher_id ON public.notice USING btree (teacher_id);
CREATE INDEX idx_notice_user_id_created_at ON public.notice USING btree (user_id, created_at, id);
CREATE INDEX idx_parent_confirmation_parent_id ON public.parent_confirmation USING btree (parent_id);
CREATE INDEX idx_parent_confirmation_source_created_at ON public.parent_confirmation USING btree (source, created_at);
CREATE INDEX idx_parent_created_by ON public.parent USING btree (created_by);
CREATE INDEX idx_parent_request_card_id ON public.parent_request USING btree (card_id);
CREATE INDEX idx_parent_request_parent_id ON public.parent_request USING btree (parent_id);
CREATE UNIQUE INDEX idx_parent_request_student_id_teacher_id_parent_id ON public.parent_request USING btree (student_id, teacher_id, parent_id);
CREATE INDEX idx_parent_request_teacher_id ON public.parent_request USING btree (teacher_id);
CREATE INDEX idx_piece_merged_at ON public.piece USING btree (merged_at) WHERE (merged_into IS NOT NULL);
CREATE INDEX idx_piece_state_teacher_id ON public.piece_state USING btree (teacher_id);
CREATE INDEX idx_piece_student_id ON public.piece USING btree (student_id);
CREATE UNIQUE INDEX idx_piece_student_id_normal ON public.piece USING btree (student_id, normal_title, normal_composer) WHERE (merged_into IS NULL);
CREATE INDEX idx_planned_exam_planned_by ON public.planned_exam USING btree (planned_by);
CREATE INDEX idx_refused_registration_refused_at ON public.refused_registration USING btree (refused_at);
CREATE INDEX idx_session_expires_at ON public.session USING btree (expires_at);
CREATE INDEX idx_session_user_id ON public.session USING btree (user_id);
CREATE INDEX idx_sign_in_challenge_expires_at ON public.sign_in_challenge USING btree (expires_at);
CREATE INDEX idx_sign_in_challenge_user_id ON public.sign_in_challenge USING btree (user_id);
CREATE INDEX idx_student_created_by ON public.student USING btree (created_by);
CREATE INDEX idx_tally_ends_at ON public.tally USING btree (ends_at);
CREATE INDEX idx_tally_subject_counted_at ON public.tally USING btree (subject, counted_at);
CREATE INDEX idx_user_created_at_id ON public."user" USING btree (created_at, id);
CREATE INDEX idx_user_role_created_at ON public."user" USING btree (role, created_at);
CREATE INDEX idx_user_role_name_sorted_id ON public."user" USING btree (role, name_sorted, id);
CREATE INDEX idx_user_role_standing ON public."user" USING btree (role, suspended_at, approved_at);
CREATE INDEX idx_user_waiting ON public."user" USING btree (created_at, id) WHERE (approved_at IS NULL);
ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.body_state
    ADD CONSTRAINT body_state_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.body_state
    ADD CONSTRAINT body_state_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.student(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.body_state
    ADD CONSTRAINT body_state_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_card
    ADD CONSTRAINT contact_card_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_card
    ADD CONSTRAINT contact_card_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enrolment
    ADD CONSTRAINT enrolment_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enrolment
    ADD CONSTRAINT enrolment_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exam_result
    ADD CONSTRAINT exam_result_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exam_result
    ADD CONSTRAINT exam_result_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guardianship
    ADD CONSTRAINT guardianship_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guardianship
    ADD CONSTRAINT guardianship_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_caller_id_fkey FOREIGN KEY (caller_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_browser
    ADD CONSTRAINT known_browser_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_network
    ADD CONSTRAINT known_network_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_feedback
    ADD CONSTRAINT lesson_feedback_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_goal
    ADD CONSTRAINT lesson_goal_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_goal
    ADD CONSTRAINT lesson_goal_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES public.piece(id);
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT lesson_series_id_fkey FOREIGN KEY (series_id) REFERENCES public.lesson_series(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_series
    ADD CONSTRAINT lesson_series_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_series
    ADD CONSTRAINT lesson_series_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT lesson_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT lesson_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent_confirmation
    ADD CONSTRAINT parent_confirmation_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent_confirmation
    ADD CONSTRAINT parent_confirmation_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent
    ADD CONSTRAINT parent_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.parent_request
    ADD CONSTRAINT parent_request_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.contact_card(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent_request
    ADD CONSTRAINT parent_request_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent_request
    ADD CONSTRAINT parent_request_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent_request
    ADD CONSTRAINT parent_request_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent
    ADD CONSTRAINT parent_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.piece_state
    ADD CONSTRAINT piece_state_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES public.piece(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.piece_state
    ADD CONSTRAINT piece_state_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.piece
    ADD CONSTRAINT piece_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.student(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.planned_exam
    ADD CONSTRAINT planned_exam_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.planned_exam
    ADD CONSTRAINT planned_exam_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.student(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.practice_plan
    ADD CONSTRAINT practice_plan_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor_setup
    ADD CONSTRAINT second_factor_setup_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.student
    ADD CONSTRAINT student_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.student
    ADD CONSTRAINT student_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.teacher
    ADD CONSTRAINT teacher_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
INSERT INTO public.job (id, kind, payload, dedup_key, state, attempts, run_at, last_error, created_at) VALUES ('0194b1c0-0000-7000-8000-000000000001', 'mail', '{"kind": "activation"}', 'once', 'queued', 1, '2026-03-02 08:00:00+00', 'mail server: away', '2026-03-02 08:00:00+00');
INSERT INTO public.activity (id, kind, description, status, created_at) VALUES ('0194b1c0-0000-7000-8000-000000000002', 'user_registration', 'Ana Sousa registered', 'success', '2026-03-02 08:00:00+00');
INSERT INTO public.sign_in_throttle (key, failures, window_started_at) VALUES ('account:canary', 3, '2026-03-02 08:00:00+00');
INSERT INTO public.idempotency_key (caller_id, key, request_hash, answer, created_at) VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', 'a key', '\x00', '{"lessons": []}', '2026-03-02 08:00:00+00');
INSERT INTO public.practice_plan (lesson_id, revision, planner, guidance, basis, created_at) VALUES ('019c87cb-b400-7061-af2f-48dce01c40d6', 1, 'built-in', '{"weekSummary": "Minuet."}', '{}', '2026-03-02 08:00:00+00');
