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
    answered_at timestamp with time zone NOT NULL
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
    cards jsonb NOT NULL,
    tempi jsonb NOT NULL,
    struck jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
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
INSERT INTO public.account_token VALUES ('01a22fea-82a7-778a-a1a4-486275ebfb79', '01a22fea-82a4-7112-b18d-cbcb2ed92332', 'activation', '\xbe8787207cdff88c873a7602b8a2957a76b35bd0b5cf1b3edcb9c4d75bef9341', '2026-12-02 04:43:47.746411+00', NULL, '2026-12-01 04:43:47.746411+00');
INSERT INTO public.activity VALUES ('01a22fea-82a6-77df-8f90-dec3ec4ac44f', 'user_registration', '01a22fea-82a4-7112-b18d-cbcb2ed92332', '01a22fea-82a4-7112-b18d-cbcb2ed92332', 'Zoë 🎻 O''Neil registered as a teacher', 'pending', '2026-12-01 04:43:47.746411+00');
INSERT INTO public.body_state VALUES ('019afb0b-1980-7005-becd-29b95dbbb198', '019438b2-5980-7c33-a0bb-97ca63bece45', '018a90c5-d980-7099-ac6c-d7363ca585e7', '{"answer": "half"}', '2026-03-20', '2025-12-07 23:00:00+00');
INSERT INTO public.contact_card VALUES ('01a22fea-82e9-7783-ae0c-383a02e602ef', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-70e2-8468-65e9874614d7', 'Typed', 'typed@music.example', NULL, '1 Quay', '2026-03-02 09:00:00+00', 'typed', '', 'typed
typed
Typed');
INSERT INTO public.enrolment VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', '2025-01-05 23:00:00+00', false);
INSERT INTO public.enrolment VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', '2025-01-05 23:00:00+00', false);
INSERT INTO public.exam_result VALUES ('01a22fea-8311-732b-9955-ce37d5021b83', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'ABRSM', 'Grade 2', '2026-02-20', 81, '018a90c5-d980-7099-ac6c-d7363ca585e7', '2025-12-07 23:00:00+00');
INSERT INTO public.external_identity VALUES ('https://provider.example', '4711', '018a90c5-d980-7099-ac6c-d7363ca585e7', '2026-03-02 09:00:00+00');
INSERT INTO public.external_sign_in VALUES ('\x1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100', '\x0707070707070707070707070707070707070707070707070707070707070707', 'nonce', 'verifier', '2026-03-02 09:00:00+00');
INSERT INTO public.guardianship VALUES ('019438b2-5980-70e2-8468-65e9874614d7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Parent', true, '2025-01-05 23:00:00+00');
INSERT INTO public.idempotency_key VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', 'once 🎻', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '{"b":[1,2.5,null,"\n\"\\"],"a":{}}', '018a90c5-d980-7099-ac6c-d7363ca585e7', '2026-03-02 09:00:00.123456+00');
INSERT INTO public.job VALUES ('01a22fea-82a8-7494-832b-66bda127ba96', 'mail', '{"to": "zoe@music.example", "link": "http://127.0.0.1:36637/auth/activate?token=rXpybzeTqhqZ_30FNBdSA4GlF2561w4IjLy2hDlZ4l0&email=zoe%40music.example", "name": "Zoë 🎻 O''Neil", "template": "activation", "without_password": false}', NULL, 'queued', 0, '2026-12-01 04:43:47.746411+00', NULL, NULL, '2026-12-01 04:43:47.746411+00', NULL, NULL);
INSERT INTO public.known_browser VALUES ('01a22fea-8235-7774-ae25-be04b8dd2bfc', '018a90c5-d980-7099-ac6c-d7363ca585e7', '\xf8bfe6b4b3d6d139ed591f21dc0e53d4110f65acf4adbea0ee691f3e0a155b8e', '2026-12-01 04:43:47.633786+00', '2026-12-01 04:43:47.633786+00');
INSERT INTO public.known_network VALUES ('01a22fea-8237-7481-8006-e575a43a88ed', '018a90c5-d980-7099-ac6c-d7363ca585e7', '\xd9b57638d407e448a0dabf410d5623fd', '\x5de83ddd0bdcc4b406c2deccead969db747d5387a2f5ab8f06909a8787c99c5d', '2026-12-01 04:43:47.633786+00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-754b-bc40-881e29073c82', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 1-24', NULL, '2025-12-15 08:00:00+00', '2025-12-15 08:30:00+00', 30, 'COMPLETED', NULL, 'Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.', '2025-12-15 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2025-12-15 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2025-12-15T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-77ff-8d38-8687ffb2de70', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 25-40', NULL, '2025-12-22 08:00:00+00', '2025-12-22 08:30:00+00', 30, 'COMPLETED', NULL, 'Gossec Gavotte, bars 25-40 at 80, spiccato uneven, left hand late after the shift. A minor melodic scale: G sharp low. Sight-reading in D weak.', '2025-12-22 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2025-12-22 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2025-12-22T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-76de-aacd-12c87e38530e', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte and Boccherini Minuet', NULL, '2025-12-29 08:00:00+00', '2025-12-29 08:30:00+00', 30, 'COMPLETED', NULL, 'Gossec Gavotte from start to end at 96. Boccherini Minuet, bars 1-8: grace notes rushed. D minor two octaves steady at 72. Intonation in third position weak.', '2025-12-29 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2025-12-29 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2025-12-29T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-78bf-b9ea-304d9f96e4d9', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Boccherini Minuet, bars 9-24', NULL, '2026-01-05 08:00:00+00', '2026-01-05 08:30:00+00', 30, 'COMPLETED', NULL, 'Boccherini Minuet, bars 9-24 at 88, shift to third position in bar 13 late. B flat major arpeggio out of tune on top. Rhythm in sight-reading better.', '2026-01-05 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-01-05 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-01-05T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-79a6-9004-61edd57a4d46', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Boccherini Minuet, whole piece', NULL, '2026-01-12 08:00:00+00', '2026-01-12 08:30:00+00', 30, 'COMPLETED', NULL, 'Boccherini Minuet through at 96; trio needs a singing tone, bow too fast. C major scale two octaves at 80 good. Aural: rhythm clapped back without mistakes.', '2026-01-12 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-01-12 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-01-12T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-71af-8cfd-4c4cbee55360', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 1-24', NULL, '2026-01-19 08:00:00+00', '2026-01-19 08:30:00+00', 30, 'COMPLETED', NULL, 'Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.', '2026-01-19 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-01-19 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-01-19T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-70af-bce4-29ca179064c7', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 25-40', NULL, '2026-01-26 08:00:00+00', '2026-01-26 08:30:00+00', 30, 'MISSED', NULL, NULL, NULL, 2, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-01-26T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7675-8727-2751ecaf9b67', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte and Boccherini Minuet', NULL, '2026-02-02 08:00:00+00', '2026-02-02 08:30:00+00', 30, 'COMPLETED', NULL, 'Gossec Gavotte from start to end at 96. Boccherini Minuet, bars 1-8: grace notes rushed. D minor two octaves steady at 72. Intonation in third position weak.', '2026-02-02 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-02 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-02-02T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-77cd-9f9e-c8c694ccf555', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Boccherini Minuet, bars 9-24', NULL, '2026-02-09 08:00:00+00', '2026-02-09 08:30:00+00', 30, 'COMPLETED', NULL, 'Boccherini Minuet, bars 9-24 at 88, shift to third position in bar 13 late. B flat major arpeggio out of tune on top. Rhythm in sight-reading better.', '2026-02-09 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-09 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-02-09T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7028-9292-5a4dc85286c5', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Boccherini Minuet, whole piece', NULL, '2026-02-16 08:00:00+00', '2026-02-16 08:30:00+00', 30, 'COMPLETED', NULL, 'Boccherini Minuet through at 96; trio needs a singing tone, bow too fast. C major scale two octaves at 80 good. Aural: rhythm clapped back without mistakes.', '2026-02-16 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-16 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-02-16T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-78b8-94e1-401ed25bb86c', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 25-40', NULL, '2026-03-02 08:00:00+00', '2026-03-02 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-02T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-77a9-9c67-39325fac0995', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte and Boccherini Minuet', NULL, '2026-03-09 08:00:00+00', '2026-03-09 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-09T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-75a2-a189-41c3936b9186', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Boccherini Minuet, bars 9-24', NULL, '2026-03-16 08:00:00+00', '2026-03-16 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-16T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7eb9-a7d7-929813bb2966', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Boccherini Minuet, whole piece', NULL, '2026-03-23 08:00:00+00', '2026-03-23 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-23T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-76bf-9d40-5151ec53aa3d', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Carcassi Andantino, bars 1-16', NULL, '2025-12-15 08:45:00+00', '2025-12-15 09:45:00+00', 60, 'COMPLETED', NULL, 'Carcassi Andantino in A minor, bars 1-16 at 72, bass notes cut short in bars 9-12. D major scale two octaves: shift to fifth position late. Sight-reading weak.', '2025-12-15 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2025-12-15 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2025-12-15T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7bc4-ae82-782acb927641', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Romance, barre chords', NULL, '2025-12-22 08:45:00+00', '2025-12-22 09:45:00+00', 60, 'CANCELLED', NULL, NULL, NULL, 2, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2025-12-22T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7d84-9ef3-00ce2d0ba3e9', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 1-8', NULL, '2025-12-29 08:45:00+00', '2025-12-29 09:45:00+00', 60, 'COMPLETED', NULL, 'Tárrega "Lágrima", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.', '2025-12-29 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2025-12-29 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2025-12-29T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7781-977a-0f53e5d6d909', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 9-16', NULL, '2026-01-05 08:45:00+00', '2026-01-05 09:45:00+00', 60, 'COMPLETED', NULL, 'Tárrega "Lágrima", bars 9-16 in E minor at 58, slurs in bar 11 weak. Chords in second position change late. Clapping back rhythms good.', '2026-01-05 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-01-05 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-01-05T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-78e6-822a-79eb517b62db', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Carcassi Andantino, bars 1-16', NULL, '2026-01-12 08:45:00+00', '2026-01-12 09:45:00+00', 60, 'MISSED', NULL, NULL, NULL, 2, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-01-12T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7633-86a6-9dd14426a2e4', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Romance, barre chords', NULL, '2026-01-19 08:45:00+00', '2026-01-19 09:45:00+00', 60, 'COMPLETED', NULL, '"Romance" in full at 80, barre in bar 10 buzzes. E harmonic minor uneven at 88. Tone near the bridge thin, move the hand.', '2026-01-19 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-01-19 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-01-19T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-78f3-8af4-5f97eca22f59', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 1-8', NULL, '2026-01-26 08:45:00+00', '2026-01-26 09:45:00+00', 60, 'COMPLETED', NULL, 'Tárrega "Lágrima", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.', '2026-01-26 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-01-26 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-01-26T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-79a3-8590-84763a12fd0d', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 9-16', NULL, '2026-02-02 08:45:00+00', '2026-02-02 09:45:00+00', 60, 'COMPLETED', NULL, 'Tárrega "Lágrima", bars 9-16 in E minor at 58, slurs in bar 11 weak. Chords in second position change late. Clapping back rhythms good.', '2026-02-02 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-02 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-02-02T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-77ca-a465-669e4cc47951', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Carcassi Andantino, bars 1-16', NULL, '2026-02-09 08:45:00+00', '2026-02-09 09:45:00+00', 60, 'COMPLETED', NULL, 'Carcassi Andantino in A minor, bars 1-16 at 72, bass notes cut short in bars 9-12. D major scale two octaves: shift to fifth position late. Sight-reading weak.', '2026-02-09 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-09 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '[]', NULL, '2026-02-09T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7a2d-99b9-da6574703782', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 9-16', NULL, '2026-03-02 08:45:00+00', '2026-03-02 09:45:00+00', 60, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-02T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7264-b003-725b6ed31805', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Carcassi Andantino, bars 1-16', NULL, '2026-03-09 08:45:00+00', '2026-03-09 09:45:00+00', 60, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-09T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7524-a51f-fe73cb443d28', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Romance, barre chords', NULL, '2026-03-16 08:45:00+00', '2026-03-16 09:45:00+00', 60, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-16T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-728f-9e03-12cacff83df9', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 1-8', NULL, '2026-03-23 08:45:00+00', '2026-03-23 09:45:00+00', 60, 'SCHEDULED', NULL, NULL, NULL, 1, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', 1, NULL, NULL, NULL, NULL, '2026-03-23T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7180-b23a-1075b77fc09a', '019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte, bars 1-24', NULL, '2026-02-23 08:00:00+00', '2026-02-23 08:30:00+00', 30, 'COMPLETED', NULL, 'Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.', '2026-02-23 08:36:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-23 08:36:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '["light and in tune", "E flats sharp", "Bow hold relaxed"]', NULL, '2026-02-23T09:00:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7d7d-a8f2-3cff78def85a', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima, bars 1-8', NULL, '2026-02-23 08:45:00+00', '2026-02-23 09:45:00+00', 60, 'COMPLETED', NULL, 'Tárrega "Lágrima", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.', '2026-02-23 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-23 09:51:00+00', 1, 'teacher', '{"days": null, "hands": null, "offDates": [], "minutesPerDay": null}', '["slide to the ninth fret", "melody needs", "bass", "good"]', NULL, '2026-02-23T09:45:00+01:00');
INSERT INTO public.lesson VALUES ('019afb0b-1980-7005-becd-29b95dbbb198', '019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Romance, barre chords', NULL, '2026-02-16 08:45:00+00', '2026-02-16 09:45:00+00', 60, 'COMPLETED', NULL, '"Romance" in full at 80, barre in bar 10 buzzes. E harmonic minor uneven at 88. Tone near the bridge thin, move the hand.', '2026-02-16 09:51:00+00', 2, '2025-12-07 23:00:00+00', '2026-02-16 09:51:00+00', 2, 'teacher', '{"minutesPerDay": 10}', '[]', 'Ask about the new piano.', '2026-02-16T09:45:00+01:00');
INSERT INTO public.lesson_feedback VALUES ('019afb0b-1980-7eb9-a7d7-929813bb2966', 'Good.', '["Für Elise"]', 'Rhythm', '', '', '', '[{"piece": "Für Elise"}]', '', 4, NULL, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00');
INSERT INTO public.lesson_goal VALUES ('019afb0b-1980-7180-b23a-1075b77fc09a', 1, 0, '01a22fea-807c-71b3-8acd-7e5a2309c74b', '{"do": "practise", "how": null, "days": null, "said": "Gossec Gavotte, bars 1-16 at 92", "hands": null, "needs": [], "tempo": {"now": 92, "next": null, "unit": "crotchet", "ceiling": null}, "until": null, "places": [{"to": 16, "from": 1, "kind": "bars"}], "subject": {"kind": "piece", "pieceId": "01a22fea-807c-71b3-8acd-7e5a2309c74b"}, "carriedFrom": null}');
INSERT INTO public.lesson_goal VALUES ('019afb0b-1980-7180-b23a-1075b77fc09a', 1, 1, '01a22fea-807c-71b3-8acd-7e5a2309c74b', '{"do": "practise", "how": null, "days": null, "said": "bars 17-24 string crossings scratchy", "hands": null, "needs": ["articulation", "tone"], "tempo": null, "until": null, "places": [{"to": 24, "from": 17, "kind": "bars"}], "subject": {"kind": "piece", "pieceId": "01a22fea-807c-71b3-8acd-7e5a2309c74b"}, "carriedFrom": null}');
INSERT INTO public.lesson_goal VALUES ('019afb0b-1980-7180-b23a-1075b77fc09a', 1, 2, NULL, '{"do": "practise", "how": null, "days": null, "said": "B flat major two octaves", "hands": null, "needs": [], "tempo": null, "until": null, "places": [], "subject": {"key": {"mode": "major", "tonic": "B♭"}, "form": "scale", "kind": "technique", "name": null, "octaves": 2}, "carriedFrom": null}');
INSERT INTO public.lesson_goal VALUES ('019afb0b-1980-7d7d-a8f2-3cff78def85a', 1, 0, '01a22fea-8095-77af-ada6-1ca22930b942', '{"do": "practise", "how": null, "days": null, "said": "Tárrega \"Lágrima\", bars 1-8 at 60 … late … weight", "hands": null, "needs": ["rhythm", "dynamics"], "tempo": {"now": 60, "next": null, "unit": "crotchet", "ceiling": null}, "until": null, "places": [{"to": 8, "from": 1, "kind": "bars"}], "subject": {"kind": "piece", "pieceId": "01a22fea-8095-77af-ada6-1ca22930b942"}, "carriedFrom": null}');
INSERT INTO public.lesson_goal VALUES ('019afb0b-1980-7d7d-a8f2-3cff78def85a', 1, 1, NULL, '{"do": "practise", "how": null, "days": null, "said": "A major arpeggio … Rhythm steady", "hands": null, "needs": ["rhythm"], "tempo": null, "until": null, "places": [], "subject": {"key": {"mode": "major", "tonic": "A"}, "form": "arpeggio", "kind": "technique", "name": null, "octaves": null}, "carriedFrom": null}');
INSERT INTO public.lesson_goal VALUES ('019afb0b-1980-7005-becd-29b95dbbb198', 2, 0, '01a22fea-830a-7763-8b6c-8ddd94666ac1', '{"do": "rest"}');
INSERT INTO public.lesson_series VALUES ('019afb0b-1980-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'weekly', 'Europe/Berlin', '2025-12-07 23:00:00+00');
INSERT INTO public.lesson_series VALUES ('019afb0b-1980-7f60-baae-69576109f0da', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7c33-a0bb-97ca63bece45', 'weekly', 'Europe/Berlin', '2025-12-07 23:00:00+00');
INSERT INTO public.mail_pause VALUES ('approval_waiting', '2026-03-02 09:00:00+00');
INSERT INTO public.notice VALUES ('01a22fea-8312-7746-a6cc-4e257768000f', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'lesson_moved', '019afb0b-1980-7eb9-a7d7-929813bb2966', '019438b2-5980-7476-8f8a-4baa5dc087b3', '018a90c5-d980-7099-ac6c-d7363ca585e7', '2025-12-07 23:00:00+00', 1, '2025-12-07 23:00:00+00');
INSERT INTO public.parent VALUES ('019438b2-5980-70e2-8468-65e9874614d7', NULL, '018a90c5-d980-7099-ac6c-d7363ca585e7');
INSERT INTO public.parent_confirmation VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-70e2-8468-65e9874614d7', '2025-01-05 23:00:00+00');
INSERT INTO public.parent_request VALUES ('01a22fea-82eb-7038-b835-84a40c3594e8', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', '019438b2-5980-70e2-8468-65e9874614d7', '01a22fea-82e9-7783-ae0c-383a02e602ef', true, 'refused', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', NULL);
INSERT INTO public.piece VALUES ('01a22fea-807c-71b3-8acd-7e5a2309c74b', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Gavotte', 'Gossec', 'gavotte', 'gossec', NULL, NULL, '{"bpm": 92, "unit": "crotchet"}', NULL, NULL, '2026-02-23 08:36:00+00', '2026-02-23 08:36:00+00', NULL, NULL);
INSERT INTO public.piece VALUES ('01a22fea-8095-77af-ada6-1ca22930b942', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Lágrima', 'Tárrega', 'lagrima', 'tarrega', NULL, NULL, '{"bpm": 60, "unit": "crotchet"}', NULL, NULL, '2026-02-23 09:51:00+00', '2026-02-23 09:51:00+00', NULL, NULL);
INSERT INTO public.piece VALUES ('01a22fea-830a-7763-8b6c-8ddd94666ac1', '019438b2-5980-7c33-a0bb-97ca63bece45', 'Für Elise', 'Beethoven', 'fur elise', 'beethoven', NULL, '{"bpm": 72}', NULL, NULL, NULL, '2025-12-07 23:00:00+00', '2025-12-07 23:00:00+00', '[{"id": "01a22fea-830a-7763-8b6c-8ddea8abbb7b", "title": "fur elise woo", "composer": ""}]', '{"bpm": 66}');
INSERT INTO public.piece_state VALUES ('01a22fea-807c-71b3-8acd-7e5a2309c74b', '018a90c5-d980-7099-ac6c-d7363ca585e7', 'active', NULL, NULL, NULL, NULL);
INSERT INTO public.piece_state VALUES ('01a22fea-8095-77af-ada6-1ca22930b942', '018a90c5-d980-7099-ac6c-d7363ca585e7', 'active', NULL, NULL, NULL, NULL);
INSERT INTO public.piece_state VALUES ('01a22fea-830a-7763-8b6c-8ddd94666ac1', '018a90c5-d980-7099-ac6c-d7363ca585e7', 'resting', '2026-03-20', NULL, NULL, NULL);
INSERT INTO public.planned_exam VALUES ('019438b2-5980-7476-8f8a-4baa5dc087b3', 'ABRSM', NULL, '2026-06-12', '018a90c5-d980-7099-ac6c-d7363ca585e7', '2026-03-02 09:00:00+00');
INSERT INTO public.practice_plan VALUES ('019afb0b-1980-7180-b23a-1075b77fc09a', 1, 'built-in', '{"form": 2, "dailyPlan": [{"day": "Day 1", "date": "2026-02-24", "warmup": "3 min: Reset the bow hold five times without looking, one open string each. Repeat calmly.", "repertoire": [{"focus": "6 min: Bars 1–8: play slowly, eight times; done when nothing trips you up.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "5 min: Bars 17–24: play longs and shorts clearly, seven times; done when short and long differ clearly.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "5 min: Bars 9–16: play slowly with every mark, seven times; done when none was forgotten.", "title": "Gavotte", "targetTempoBpm": 92}], "musicianship": "2 min: Theory: count the beats of every bar, once; done when each bar adds up. 2 min: Your choice: a new ending for your piece, or an old favourite.", "technicalFocus": "4 min: B♭ major scale, two octaves, ♩ = 44: play slowly and joined, five times; done when every note is equally long.", "durationMinutes": 27}, {"day": "Day 2", "date": "2026-02-25", "warmup": "3 min: Tap the left-hand fingers on one string, four rounds. Repeat calmly.", "repertoire": [{"focus": "6 min: Bars 1–8: play calmly, eight times; done when it feels ordinary.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "3 min: Bars 17–24: hold the longest note, seven times; done when nothing wobbles.", "title": "Gavotte", "targetTempoBpm": null}, {"focus": "6 min: Bars 9–16: play slowly, eight times; done when nothing trips you up.", "title": "Gavotte", "targetTempoBpm": 92}], "musicianship": "5 min: Sight-reading: find the hardest beat, then play, three times; done when it went well. 2 min: Your choice: something very slow and beautiful, or something funny.", "technicalFocus": "3 min: E♭ major scale, about Grade 3 level, ♩ = 48: play in long–short pairs, six times; done when both rhythms keep time.", "durationMinutes": 28}, {"day": "Day 3", "date": "2026-02-26", "warmup": "3 min: Draw four slow bows on each open string, eight counts long. Three calm rounds.", "repertoire": [{"focus": "6 min: Bars 1–8: play slowly with every mark, eight times; done when none was forgotten.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "6 min: Bars 17–24: exaggerate every mark, eight times; done when each slur and dot is heard.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "6 min: Bars 9–16: play bar by bar, eight times; done when every bar is clean alone.", "title": "Gavotte", "targetTempoBpm": 92}], "musicianship": "3 min: Aural: tap the beat of a song, five times; done when you know its metre. 2 min: Your choice: improvise over a beat, or teach somebody one bar.", "technicalFocus": "4 min: B♭ major scale, two octaves, ♩ = 45: play louder going up, softer down, five times; done when the top is loudest.", "durationMinutes": 30}, {"day": "Day 4", "date": "2026-02-27", "warmup": "", "repertoire": [], "musicianship": "Sleep does the work today; you go on fresh after it.", "technicalFocus": "", "durationMinutes": 0}, {"day": "Day 5", "date": "2026-02-28", "warmup": "3 min: Reset the bow hold five times without looking, one open string each. Repeat calmly.", "repertoire": [{"focus": "6 min: Bars 1–8: hear it first, then play, eight times; done when the two sound alike.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "5 min: Bars 17–24: play it in long notes, seven times; done when each keeps its sound.", "title": "Gavotte", "targetTempoBpm": null}, {"focus": "6 min: Bars 9–16: begin two bars earlier, eight times; done when no join is heard.", "title": "Gavotte", "targetTempoBpm": 92}], "musicianship": "5 min: Sight-reading: play eight new bars, three times; done when the beat never broke. 2 min: Your choice: play along with a recording, or play with closed eyes.", "technicalFocus": "3 min: E♭ major scale, about Grade 3 level, ♩ = 48: play with closed eyes, six times; done when no finger has to search.", "durationMinutes": 30}, {"day": "Day 6", "date": "2026-03-01", "warmup": "3 min: Tap the left-hand fingers on one string, four rounds. Repeat calmly.", "repertoire": [{"focus": "6 min: Bars 1–8: play and improve one thing, eight times; done when the last take has it.", "title": "Gavotte", "targetTempoBpm": 92}, {"focus": "4 min: Bars 1–16: record it without stopping, once; done when you know the weakest bars.", "title": "Gavotte", "targetTempoBpm": 92}], "musicianship": "2 min: Theory: name the key of a page, once; done when you can say why. 6 min: Your choice: a tune from a film, or a short recording.", "technicalFocus": "5 min: B♭ major scale, two octaves, ♩ = 45: play in long–short pairs, six times; done when both rhythms keep time.", "durationMinutes": 26}, {"day": "Day 7", "date": "2026-03-02", "warmup": "2 min: Draw four slow bows on each open string, eight counts long.", "repertoire": [{"focus": "3 min: Bars 9–16: play the hardest bars, four times; done when you can show them.", "title": "Gavotte", "targetTempoBpm": 92}], "musicianship": "1 min: Write down one question for your teacher.", "technicalFocus": "", "durationMinutes": 6}], "examFocus": {"board": null, "grade": "Grade 3"}, "weekSummary": "The week''s main point is Gavotte, bars 1–16, at ♩ = 92. Also this week: B♭ major scale. Five practice days of up to 30 minutes, rest on Friday, and a few minutes before the lesson on Monday. Take the next tempo only when today''s was clean three times; if not, stay. Some days are shorter, as what is set needs no more.", "tipsForParents": ["Agree on a time of day together and let them do the rest.", "Praise effort, not talent.", "Four 15-minute sessions beat one long hour."]}', '{"days": [{"kind": "capture", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 3}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "technique", "reason": "goal:practise", "minutes": 4}, {"part": "spots", "reason": "goal:practise", "minutes": 5}, {"part": "musicianship", "reason": "slot:theory", "minutes": 2}, {"part": "spots", "reason": "goal:practise", "minutes": 5}, {"part": "freePlay", "reason": "template:free-play", "minutes": 2}]}, {"kind": "buildA", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 3}, {"part": "technique", "reason": "ladder", "minutes": 3}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "spots", "reason": "goal:practise", "minutes": 3}, {"part": "musicianship", "reason": "slot:sight-reading", "minutes": 5}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "freePlay", "reason": "template:free-play", "minutes": 2}]}, {"kind": "buildB", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 3}, {"part": "technique", "reason": "goal:practise", "minutes": 4}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "musicianship", "reason": "slot:aural", "minutes": 3}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "freePlay", "reason": "template:free-play", "minutes": 2}]}, {"kind": "rest", "blocks": []}, {"kind": "join", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 3}, {"part": "technique", "reason": "ladder", "minutes": 3}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "spots", "reason": "goal:practise", "minutes": 5}, {"part": "musicianship", "reason": "slot:sight-reading", "minutes": 5}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "freePlay", "reason": "template:free-play", "minutes": 2}]}, {"kind": "perform", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 3}, {"part": "technique", "reason": "goal:practise", "minutes": 5}, {"part": "spots", "reason": "goal:practise", "minutes": 6}, {"part": "musicianship", "reason": "slot:theory", "minutes": 2}, {"part": "run", "reason": "template:take", "minutes": 4}, {"part": "freePlay", "reason": "template:free-play", "minutes": 6}]}, {"kind": "lesson", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 2}, {"part": "spots", "reason": "template:lesson-day", "minutes": 3}, {"part": "musicianship", "reason": "template:lesson-day", "minutes": 1}]}], "seed": 105667, "pieces": [{"stage": "BUILD", "title": "Gavotte", "active": true, "goalBpm": null, "startBpm": 92}, {"stage": "BUILD", "title": "Gavotte", "active": true, "goalBpm": null, "startBpm": 92}], "reasons": ["few-goals"]}', '[{"date": "2026-02-24", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-hold", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Reset the bow hold five times without looking, one open string each. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 3, "teacher": null}, {"how": "Mark the two trickiest places in bars 1–8 before you begin.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "trouble", "ordinal": 1}, "done": "nothing trips you up", "part": "spots", "task": "Play slowly, eight times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "slower": true, "minutes": 6, "teacher": null}, {"how": "Listen to each note until the next one takes over. Two notes to a beat; Grade 3 asks for about ♩ = 56.", "key": {"goal": "technique:scale B♭ major|", "task": "scale-slow", "ordinal": 1}, "done": "every note is equally long", "part": "technique", "task": "Play slowly and joined, five times", "hands": null, "place": "Two octaves", "tempo": {"bpm": 44, "unit": "crotchet"}, "times": 5, "title": "B♭ major scale", "minutes": 4, "teacher": null}, {"how": "Put the articulation of bars 17–24 on one note first, then into the passage.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 17-24", "task": "articulation-one", "ordinal": 1}, "done": "short and long differ clearly", "part": "spots", "task": "Play longs and shorts clearly, seven times", "hands": null, "place": "Bars 17–24", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 7, "title": "Gavotte", "minutes": 5, "teacher": null}, {"how": "Take one page of a piece that you do not know.", "key": {"goal": "skill:theory", "task": "theory-beats", "ordinal": 1}, "done": "each bar adds up", "part": "musicianship", "task": "Count the beats of every bar, once", "hands": null, "place": null, "tempo": null, "times": 1, "title": "Theory", "minutes": 2, "teacher": null}, {"how": "Pencil your teacher''s advice into bars 9–16, then play so that it can be heard.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "marks", "ordinal": 1}, "done": "none was forgotten", "part": "spots", "task": "Play slowly with every mark, seven times", "hands": null, "place": "Bars 9–16", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 7, "title": "Gavotte", "slower": true, "minutes": 5, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-ending", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: a new ending for your piece, or an old favourite.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 2, "teacher": null}], "minutes": 27}, {"date": "2026-02-25", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-taps", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Tap the left-hand fingers on one string, four rounds. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 3, "teacher": null}, {"how": "Long–short up and down, next time short–long. One or two octaves; two notes to a beat; Grade 3 asks for about ♩ = 56.", "key": {"goal": "ladder:e♭ major scale", "task": "scale-rhythm", "ordinal": 1}, "done": "both rhythms keep time", "part": "technique", "task": "Play in long–short pairs, six times", "hands": null, "place": "About Grade 3 level", "tempo": {"bpm": 48, "unit": "crotchet"}, "times": 6, "title": "E♭ major scale", "minutes": 3, "teacher": null}, {"how": "Breathe out before bars 1–8; the last repetition should cost no more than the first.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "calm", "ordinal": 1}, "done": "it feels ordinary", "part": "spots", "task": "Play calmly, eight times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "minutes": 6, "teacher": null}, {"how": "Let the longest note of bars 17–24 grow and fade over eight counts.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 17-24", "task": "tone-long", "ordinal": 1}, "done": "nothing wobbles", "part": "spots", "task": "Hold the longest note, seven times", "hands": null, "place": "Bars 17–24", "tempo": null, "times": 7, "title": "Gavotte", "minutes": 3, "teacher": null}, {"how": "Each time eight new bars. Look for the trickiest beat, hear it in your head, then begin.", "key": {"goal": "skill:sight-reading", "task": "sight-spot", "ordinal": 1}, "done": "it went well", "part": "musicianship", "task": "Find the hardest beat, then play, three times", "hands": null, "place": null, "tempo": null, "times": 3, "title": "Sight-reading", "minutes": 5, "teacher": null}, {"how": "Mark the two trickiest places in bars 9–16 before you begin.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "trouble", "ordinal": 1}, "done": "nothing trips you up", "part": "spots", "task": "Play slowly, eight times", "hands": null, "place": "Bars 9–16", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "slower": true, "minutes": 6, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-mood", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: something very slow and beautiful, or something funny.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 2, "teacher": null}], "minutes": 28}, {"date": "2026-02-26", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-bows", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Draw four slow bows on each open string, eight counts long. Three calm rounds.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 3, "teacher": null}, {"how": "Grow on the way up and fade on the way down, evenly. Two notes to a beat; Grade 3 asks for about ♩ = 56.", "key": {"goal": "technique:scale B♭ major|", "task": "scale-soft", "ordinal": 1}, "done": "the top is loudest", "part": "technique", "task": "Play louder going up, softer down, five times", "hands": null, "place": "Two octaves", "tempo": {"bpm": 45, "unit": "crotchet"}, "times": 5, "title": "B♭ major scale", "minutes": 4, "teacher": null}, {"how": "Pencil your teacher''s advice into bars 1–8, then play so that it can be heard.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "marks", "ordinal": 1}, "done": "none was forgotten", "part": "spots", "task": "Play slowly with every mark, eight times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "slower": true, "minutes": 6, "teacher": null}, {"how": "Say “long” and “short” through bars 17–24 first, then overdo it on the instrument.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 17-24", "task": "articulation-say", "ordinal": 1}, "done": "each slur and dot is heard", "part": "spots", "task": "Exaggerate every mark, eight times", "hands": null, "place": "Bars 17–24", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "minutes": 6, "teacher": null}, {"how": "Say whether it goes in two, three or four, and where the phrase begins.", "key": {"goal": "skill:aural", "task": "aural-meter", "ordinal": 1}, "done": "you know its metre", "part": "musicianship", "task": "Tap the beat of a song, five times", "hands": null, "place": null, "tempo": null, "times": 5, "title": "Aural", "minutes": 3, "teacher": null}, {"how": "Stop after each bar of bars 9–16; go on only when it was clean.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "bar-by-bar", "ordinal": 1}, "done": "every bar is clean alone", "part": "spots", "task": "Play bar by bar, eight times", "hands": null, "place": "Bars 9–16", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "minutes": 6, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-teach", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: improvise over a beat, or teach somebody one bar.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 2, "teacher": null}], "minutes": 30}, {"date": "2026-02-27", "cards": [], "minutes": 0}, {"date": "2026-02-28", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-hold", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Reset the bow hold five times without looking, one open string each. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 3, "teacher": null}, {"how": "Hear the next note before you play it. One or two octaves; two notes to a beat; Grade 3 asks for about ♩ = 56.", "key": {"goal": "ladder:e♭ major scale", "task": "scale-eyes", "ordinal": 1}, "done": "no finger has to search", "part": "technique", "task": "Play with closed eyes, six times", "hands": null, "place": "About Grade 3 level", "tempo": {"bpm": 48, "unit": "crotchet"}, "times": 6, "title": "E♭ major scale", "minutes": 3, "teacher": null}, {"how": "Read bars 1–8 once in your head at tempo before you play it.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "hear-first", "ordinal": 1}, "done": "the two sound alike", "part": "spots", "task": "Hear it first, then play, eight times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "minutes": 6, "teacher": null}, {"how": "Stretch bars 17–24 into long notes and listen to the end of each.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 17-24", "task": "tone-slow", "ordinal": 1}, "done": "each keeps its sound", "part": "spots", "task": "Play it in long notes, seven times", "hands": null, "place": "Bars 17–24", "tempo": null, "times": 7, "title": "Gavotte", "minutes": 5, "teacher": null}, {"how": "Use different bars each time, easier than your pieces. Look for thirty seconds first.", "key": {"goal": "skill:sight-reading", "task": "sight-look", "ordinal": 1}, "done": "the beat never broke", "part": "musicianship", "task": "Play eight new bars, three times", "hands": null, "place": null, "tempo": null, "times": 3, "title": "Sight-reading", "minutes": 5, "teacher": null}, {"how": "Lead into bars 9–16 from the two bars before it, in one tempo and one sound.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "join-before", "ordinal": 1}, "done": "no join is heard", "part": "spots", "task": "Begin two bars earlier, eight times", "hands": null, "place": "Bars 9–16", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "minutes": 6, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-eyes", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: play along with a recording, or play with closed eyes.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 2, "teacher": null}], "minutes": 30}, {"date": "2026-03-01", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-taps", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Tap the left-hand fingers on one string, four rounds. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 3, "teacher": null}, {"how": "Long–short up and down, next time short–long. Two notes to a beat; Grade 3 asks for about ♩ = 56.", "key": {"goal": "technique:scale B♭ major|", "task": "scale-rhythm", "ordinal": 1}, "done": "both rhythms keep time", "part": "technique", "task": "Play in long–short pairs, six times", "hands": null, "place": "Two octaves", "tempo": {"bpm": 45, "unit": "crotchet"}, "times": 6, "title": "B♭ major scale", "minutes": 5, "teacher": null}, {"how": "After each take of bars 1–8 name one thing to improve, and only that one.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "one-thing", "ordinal": 1}, "done": "the last take has it", "part": "spots", "task": "Play and improve one thing, eight times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 8, "title": "Gavotte", "minutes": 6, "teacher": null}, {"how": "Look at the key signature, then at the first and the last bass note.", "key": {"goal": "skill:theory", "task": "theory-names", "ordinal": 1}, "done": "you can say why", "part": "musicianship", "task": "Name the key of a page, once", "hands": null, "place": null, "tempo": null, "times": 1, "title": "Theory", "minutes": 2, "teacher": null}, {"how": "Announce it, go on over every slip, listen once, then mend the two weakest bars.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "take", "ordinal": 1}, "done": "you know the weakest bars", "part": "run", "task": "Record it without stopping, once", "hands": null, "place": "Bars 1–16", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 1, "title": "Gavotte", "minutes": 4, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-film", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: a tune from a film, or a short recording.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 6, "teacher": null}], "minutes": 26}, {"date": "2026-03-02", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-bows", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Draw four slow bows on each open string, eight counts long.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 2, "teacher": null}, {"how": "Choose the bars of bars 9–16 that you want to show or ask about.", "key": {"goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "task": "look-hardest", "ordinal": 1}, "done": "you can show them", "part": "spots", "task": "Play the hardest bars, four times", "hands": null, "place": "Bars 9–16", "tempo": {"bpm": 92, "unit": "crotchet"}, "times": 4, "title": "Gavotte", "minutes": 3, "teacher": null}, {"how": null, "key": {"goal": "question", "task": "question", "ordinal": 1}, "done": null, "part": "musicianship", "task": "Write down one question for your teacher.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Before you go", "minutes": 1, "teacher": null}], "minutes": 6}]', '[{"aim": null, "goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 1-16", "last": 92, "first": 92, "weeks": 1}, {"aim": null, "goal": "piece:01a22fea-807c-71b3-8acd-7e5a2309c74b|bars 17-24", "last": 92, "first": 92, "weeks": 1}, {"aim": null, "goal": "technique:scale B♭ major|", "last": 45, "first": 44, "weeks": 1}, {"aim": null, "goal": "ladder:e♭ major scale", "last": 48, "first": 48, "weeks": 1}]', '[]', '2026-02-23 08:36:00+00');
INSERT INTO public.practice_plan VALUES ('019afb0b-1980-7d7d-a8f2-3cff78def85a', 1, 'built-in', '{"form": 2, "dailyPlan": [{"day": "Day 1", "date": "2026-02-24", "warmup": "4 min: Play frets one to four on every string, no buzzing. Four calm rounds.", "repertoire": [{"focus": "10 min: Bars 1–8: tap the rhythm, then play, ten times; done when tapping and playing match.", "title": "Lágrima", "targetTempoBpm": 60}, {"focus": "10 min: Bars 1–8: sing the shape, then play, ten times; done when a listener hears each change.", "title": "Lágrima", "targetTempoBpm": 60}], "musicianship": "2 min: Theory: count the beats of every bar, once; done when each bar adds up. 12 min: Your choice: a new ending for your piece, or an old favourite.", "technicalFocus": "11 min: A major arpeggio, ♩ = 63: count aloud and play, ten times; done when the count never waits.", "durationMinutes": 49}, {"day": "Day 2", "date": "2026-02-25", "warmup": "5 min: Press and release one note eight times with the least force. Repeat calmly.", "repertoire": [{"focus": "10 min: Bars 1–8: step the beat and clap, ten times; done when the feet keep going.", "title": "Lágrima", "targetTempoBpm": null}, {"focus": "10 min: Bars 1–8: play with exaggerated dynamics, ten times; done when the softest note still sounds.", "title": "Lágrima", "targetTempoBpm": 60}], "musicianship": "5 min: Sight-reading: find the hardest beat, then play, three times; done when it went well. 12 min: Your choice: something very slow and beautiful, or something funny.", "technicalFocus": "7 min: A harmonic minor scale, about Grade 7 level, ♩ = 48: play in long–short pairs, six times; done when both rhythms keep time.", "durationMinutes": 49}, {"day": "Day 3", "date": "2026-02-26", "warmup": "5 min: Pluck each open string eight times, two fingers in turn. Repeat calmly.", "repertoire": [{"focus": "10 min: Bars 1–8: count aloud and play, ten times; done when the count never waits.", "title": "Lágrima", "targetTempoBpm": 60}, {"focus": "10 min: Bars 1–8: play towards each peak, ten times; done when the phrase leans there by itself.", "title": "Lágrima", "targetTempoBpm": 60}], "musicianship": "3 min: Aural: tap where the recording gets louder, five times; done when all rounds agree. 12 min: Your choice: improvise over a beat, or teach somebody one bar.", "technicalFocus": "11 min: A major arpeggio, ♩ = 65: play with the metronome, ten times; done when first and last note are together.", "durationMinutes": 51}, {"day": "Day 4", "date": "2026-02-27", "warmup": "", "repertoire": [], "musicianship": "10 min: Lágrima: listen with the score, once; done when one place is marked.", "technicalFocus": "", "durationMinutes": 10}, {"day": "Day 5", "date": "2026-02-28", "warmup": "5 min: Press and release one note eight times with the least force. Repeat calmly.", "repertoire": [{"focus": "10 min: Bars 1–8: play the rhythm on one note, ten times; done when no note comes early.", "title": "Lágrima", "targetTempoBpm": 60}, {"focus": "10 min: Bars 1–8: play towards each peak, ten times; done when the phrase leans there by itself.", "title": "Lágrima", "targetTempoBpm": 60}], "musicianship": "5 min: Sight-reading: play eight new bars, three times; done when the beat never broke. 12 min: Your choice: a tune from a film, or a short recording.", "technicalFocus": "11 min: A major arpeggio, ♩ = 65: count aloud and play, ten times; done when the count never waits.", "durationMinutes": 53}, {"day": "Day 6", "date": "2026-03-01", "warmup": "5 min: Pluck each open string eight times, two fingers in turn. Repeat calmly.", "repertoire": [{"focus": "10 min: Bars 1–8: speak it on “ta”, then play, ten times; done when the two agree.", "title": "Lágrima", "targetTempoBpm": 60}, {"focus": "4 min: Bars 1–8: record it without stopping, once; done when you know the weakest bars.", "title": "Lágrima", "targetTempoBpm": 60}], "musicianship": "2 min: Theory: name the key of a page, once; done when you can say why. 9 min: Your choice: a tune by ear, or the piece you like best.", "technicalFocus": "7 min: A harmonic minor scale, about Grade 7 level, ♩ = 48: play with closed eyes, six times; done when no finger has to search.", "durationMinutes": 37}, {"day": "Day 7", "date": "2026-03-02", "warmup": "2 min: Play frets one to four on every string, no buzzing.", "repertoire": [{"focus": "4 min: Bars 1–8: play the hardest bars, four times; done when you can show them.", "title": "Lágrima", "targetTempoBpm": 60}], "musicianship": "1 min: Write down one question for your teacher.", "technicalFocus": "", "durationMinutes": 7}], "examFocus": {"board": null, "grade": "Grade 7"}, "weekSummary": "The week''s main point is Lágrima, bars 1–8, at ♩ = 60. Also this week: A major arpeggio. Five practice days of up to 53 minutes, only listening on Friday, and a few minutes before the lesson on Monday. Split each long day into two sittings. Take the next tempo only when today''s was clean four times; if not, stay. Some days are shorter, as what is set needs no more.", "tipsForParents": []}', '{"days": [{"kind": "capture", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 4}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "technique", "reason": "goal:practise", "minutes": 11}, {"part": "musicianship", "reason": "slot:theory", "minutes": 2}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "freePlay", "reason": "template:free-play", "minutes": 12}]}, {"kind": "buildA", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 5}, {"part": "technique", "reason": "ladder", "minutes": 7}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "musicianship", "reason": "slot:sight-reading", "minutes": 5}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "freePlay", "reason": "template:free-play", "minutes": 12}]}, {"kind": "buildB", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 5}, {"part": "technique", "reason": "goal:practise", "minutes": 11}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "musicianship", "reason": "slot:aural", "minutes": 3}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "freePlay", "reason": "template:free-play", "minutes": 12}]}, {"kind": "light", "blocks": [{"part": "musicianship", "reason": "template:light", "minutes": 10}]}, {"kind": "join", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 5}, {"part": "technique", "reason": "goal:practise", "minutes": 11}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "musicianship", "reason": "slot:sight-reading", "minutes": 5}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "freePlay", "reason": "template:free-play", "minutes": 12}]}, {"kind": "perform", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 5}, {"part": "technique", "reason": "ladder", "minutes": 7}, {"part": "spots", "reason": "goal:practise", "minutes": 10}, {"part": "musicianship", "reason": "slot:theory", "minutes": 2}, {"part": "run", "reason": "template:take", "minutes": 4}, {"part": "freePlay", "reason": "template:free-play", "minutes": 9}]}, {"kind": "lesson", "blocks": [{"part": "warmUp", "reason": "template:warm-up", "minutes": 2}, {"part": "spots", "reason": "template:lesson-day", "minutes": 4}, {"part": "musicianship", "reason": "template:lesson-day", "minutes": 1}]}], "seed": 105667, "pieces": [{"stage": "BUILD", "title": "Lágrima", "active": true, "goalBpm": null, "startBpm": 60}], "reasons": ["few-goals"]}', '[{"date": "2026-02-24", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-frets", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Play frets one to four on every string, no buzzing. Four calm rounds.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 4, "teacher": null}, {"how": "Count aloud and tap the rhythm first; play with that same count running on.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "rhythm-tap", "ordinal": 1}, "done": "tapping and playing match", "part": "spots", "task": "Tap the rhythm, then play, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": "Say every beat of the arpeggio, with “and” between them where it is hard. Two notes to a beat; Grade 7 asks for about ♩ = 80.", "key": {"goal": "technique:arpeggio A major|", "task": "rhythm-count", "ordinal": 1}, "done": "the count never waits", "part": "technique", "task": "Count aloud and play, ten times", "hands": null, "place": null, "tempo": {"bpm": 63, "unit": "crotchet"}, "times": 10, "title": "A major arpeggio", "minutes": 11, "teacher": null}, {"how": "Take one page of a piece that you do not know.", "key": {"goal": "skill:theory", "task": "theory-beats", "ordinal": 1}, "done": "each bar adds up", "part": "musicianship", "task": "Count the beats of every bar, once", "hands": null, "place": null, "tempo": null, "times": 1, "title": "Theory", "minutes": 2, "teacher": null}, {"how": "Sing bars 1–8 once with every swell and fade, then let the instrument do the same.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "dynamics-sing", "ordinal": 1}, "done": "a listener hears each change", "part": "spots", "task": "Sing the shape, then play, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-ending", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: a new ending for your piece, or an old favourite.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 12, "teacher": null}], "minutes": 49}, {"date": "2026-02-25", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-press", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Press and release one note eight times with the least force. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 5, "teacher": null}, {"how": "Long–short up and down, next time short–long. Two octaves in three positions; four notes to a beat; Grade 7 asks for about ♩ = 58.", "key": {"goal": "ladder:a harmonic minor scale", "task": "scale-rhythm", "ordinal": 1}, "done": "both rhythms keep time", "part": "technique", "task": "Play in long–short pairs, six times", "hands": null, "place": "About Grade 7 level", "tempo": {"bpm": 48, "unit": "crotchet"}, "times": 6, "title": "A harmonic minor scale", "minutes": 7, "teacher": null}, {"how": "Walk on the spot and clap the rhythm of bars 1–8 over your steps.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "rhythm-step", "ordinal": 1}, "done": "the feet keep going", "part": "spots", "task": "Step the beat and clap, ten times", "hands": null, "place": "Bars 1–8", "tempo": null, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": "Each time eight new bars. Look for the trickiest beat, hear it in your head, then begin.", "key": {"goal": "skill:sight-reading", "task": "sight-spot", "ordinal": 1}, "done": "it went well", "part": "musicianship", "task": "Find the hardest beat, then play, three times", "hands": null, "place": null, "tempo": null, "times": 3, "title": "Sight-reading", "minutes": 5, "teacher": null}, {"how": "Overdo every marking in bars 1–8; what reaches the listener is always less than it feels.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "dynamics-big", "ordinal": 1}, "done": "the softest note still sounds", "part": "spots", "task": "Play with exaggerated dynamics, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-mood", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: something very slow and beautiful, or something funny.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 12, "teacher": null}], "minutes": 49}, {"date": "2026-02-26", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-pluck", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Pluck each open string eight times, two fingers in turn. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 5, "teacher": null}, {"how": "Hear one bar of clicks, begin on the next first beat, and keep listening to the click. Two notes to a beat; Grade 7 asks for about ♩ = 80.", "key": {"goal": "technique:arpeggio A major|", "task": "rhythm-click", "ordinal": 1}, "done": "first and last note are together", "part": "technique", "task": "Play with the metronome, ten times", "hands": null, "place": null, "tempo": {"bpm": 65, "unit": "crotchet"}, "times": 10, "title": "A major arpeggio", "minutes": 11, "teacher": null}, {"how": "Say every beat of bars 1–8, with “and” between them where it is hard.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "rhythm-count", "ordinal": 1}, "done": "the count never waits", "part": "spots", "task": "Count aloud and play, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": "Listen to one recording with a pencil in hand, no score.", "key": {"goal": "skill:aural", "task": "aural-listen", "ordinal": 1}, "done": "all rounds agree", "part": "musicianship", "task": "Tap where the recording gets louder, five times", "hands": null, "place": null, "tempo": null, "times": 5, "title": "Aural", "minutes": 3, "teacher": null}, {"how": "Mark the top of each phrase in bars 1–8 and let everything before it lead there.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "dynamics-peak", "ordinal": 1}, "done": "the phrase leans there by itself", "part": "spots", "task": "Play towards each peak, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-teach", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: improvise over a beat, or teach somebody one bar.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 12, "teacher": null}], "minutes": 51}, {"date": "2026-02-27", "cards": [{"how": "Mark the one place that you want to sound like that.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "read-score", "ordinal": 1}, "done": "one place is marked", "part": "musicianship", "task": "Listen with the score, once", "hands": null, "place": null, "tempo": null, "times": 1, "title": "Lágrima", "minutes": 10, "teacher": null}], "minutes": 10}, {"date": "2026-02-28", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-press", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Press and release one note eight times with the least force. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 5, "teacher": null}, {"how": "Say every beat of the arpeggio, with “and” between them where it is hard. Two notes to a beat; Grade 7 asks for about ♩ = 80.", "key": {"goal": "technique:arpeggio A major|", "task": "rhythm-count", "ordinal": 1}, "done": "the count never waits", "part": "technique", "task": "Count aloud and play, ten times", "hands": null, "place": null, "tempo": {"bpm": 65, "unit": "crotchet"}, "times": 10, "title": "A major arpeggio", "minutes": 11, "teacher": null}, {"how": "Leave out the pitches of bars 1–8: one note, a steady count, the written rhythm.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "rhythm-one-note", "ordinal": 1}, "done": "no note comes early", "part": "spots", "task": "Play the rhythm on one note, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": "Use different bars each time, easier than your pieces. Look for thirty seconds first.", "key": {"goal": "skill:sight-reading", "task": "sight-look", "ordinal": 1}, "done": "the beat never broke", "part": "musicianship", "task": "Play eight new bars, three times", "hands": null, "place": null, "tempo": null, "times": 3, "title": "Sight-reading", "minutes": 5, "teacher": null}, {"how": "Mark the top of each phrase in bars 1–8 and let everything before it lead there.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "dynamics-peak", "ordinal": 1}, "done": "the phrase leans there by itself", "part": "spots", "task": "Play towards each peak, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-film", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: a tune from a film, or a short recording.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 12, "teacher": null}], "minutes": 53}, {"date": "2026-03-01", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-pluck", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Pluck each open string eight times, two fingers in turn. Repeat calmly.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 5, "teacher": null}, {"how": "Hear the next note before you play it. Two octaves in three positions; four notes to a beat; Grade 7 asks for about ♩ = 58.", "key": {"goal": "ladder:a harmonic minor scale", "task": "scale-eyes", "ordinal": 1}, "done": "no finger has to search", "part": "technique", "task": "Play with closed eyes, six times", "hands": null, "place": "About Grade 7 level", "tempo": {"bpm": 48, "unit": "crotchet"}, "times": 6, "title": "A harmonic minor scale", "minutes": 7, "teacher": null}, {"how": "Speak the rhythm of bars 1–8 on “ta” over a steady foot, then play it just so.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "rhythm-ta", "ordinal": 1}, "done": "the two agree", "part": "spots", "task": "Speak it on “ta”, then play, ten times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 10, "title": "Lágrima", "minutes": 10, "teacher": null}, {"how": "Look at the key signature, then at the first and the last bass note.", "key": {"goal": "skill:theory", "task": "theory-names", "ordinal": 1}, "done": "you can say why", "part": "musicianship", "task": "Name the key of a page, once", "hands": null, "place": null, "tempo": null, "times": 1, "title": "Theory", "minutes": 2, "teacher": null}, {"how": "Announce it, go on over every slip, listen once, then mend the two weakest bars.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "take", "ordinal": 1}, "done": "you know the weakest bars", "part": "run", "task": "Record it without stopping, once", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 1, "title": "Lágrima", "minutes": 4, "teacher": null}, {"how": null, "key": {"goal": "free-play", "task": "free-ear", "ordinal": 1}, "done": null, "part": "freePlay", "task": "Your choice: a tune by ear, or the piece you like best.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Free play", "minutes": 9, "teacher": null}], "minutes": 37}, {"date": "2026-03-02", "cards": [{"how": null, "key": {"goal": "warm-up", "task": "warm-frets", "ordinal": 1}, "done": null, "part": "warmUp", "task": "Play frets one to four on every string, no buzzing.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Warm-up", "minutes": 2, "teacher": null}, {"how": "Choose the bars of bars 1–8 that you want to show or ask about.", "key": {"goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "task": "look-hardest", "ordinal": 1}, "done": "you can show them", "part": "spots", "task": "Play the hardest bars, four times", "hands": null, "place": "Bars 1–8", "tempo": {"bpm": 60, "unit": "crotchet"}, "times": 4, "title": "Lágrima", "minutes": 4, "teacher": null}, {"how": null, "key": {"goal": "question", "task": "question", "ordinal": 1}, "done": null, "part": "musicianship", "task": "Write down one question for your teacher.", "hands": null, "place": null, "tempo": null, "times": null, "title": "Before you go", "minutes": 1, "teacher": null}], "minutes": 7}]', '[{"aim": null, "goal": "piece:01a22fea-8095-77af-ada6-1ca22930b942|bars 1-8", "last": 60, "first": 60, "weeks": 1}, {"aim": null, "goal": "technique:arpeggio A major|", "last": 65, "first": 63, "weeks": 1}, {"aim": null, "goal": "ladder:a harmonic minor scale", "last": 48, "first": 48, "weeks": 1}]', '[]', '2026-02-23 09:51:00+00');
INSERT INTO public.recovery_code VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '2026-03-02 09:00:00+00');
INSERT INTO public.refused_registration VALUES ('\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '2026-03-02 09:00:00+00');
INSERT INTO public.seaql_migrations VALUES ('m20261130_000001_create_schema', 1796100227);
INSERT INTO public.second_factor VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f', '2026-03-02 09:00:00+00', NULL, 59081400);
INSERT INTO public.second_factor_setup VALUES ('01a22fea-8234-724c-8d78-9f0c1fd23949', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f', '2026-03-02 09:00:00+00');
INSERT INTO public.session VALUES ('01a22fea-8234-724c-8d78-9f0c1fd23949', '018a90c5-d980-7099-ac6c-d7363ca585e7', '\x3f9354d9e35f934d0709c4540c4a7873d1a823d1dad458ebd17165b747797963', '', '2026-12-01 04:43:47.633786+00', '2026-12-01 04:43:47.633786+00', '2026-12-31 04:43:47.633786+00', 0, '2026-12-01 04:43:47.633786+00');
INSERT INTO public.sign_in_challenge VALUES ('\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '018a90c5-d980-7099-ac6c-d7363ca585e7', 4, true, '2026-03-02 09:00:00+00');
INSERT INTO public.sign_in_throttle VALUES ('looks:fe0778862cd1d03c908ef08b598c1316eaa7930a15393bed3ea52273344d1371', 1, '2026-12-01 04:43:47.61022+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('pair:fe0778862cd1d03c908ef08b598c1316eaa7930a15393bed3ea52273344d1371:127.0.0.1', 0, '2026-12-01 04:43:47.61022+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('looks:c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48', 1, '2026-12-01 04:43:47.655862+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('pair:c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48:127.0.0.1', 1, '2026-12-01 04:43:47.655862+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('mail-to:cef5c06b0885ec5a80b79f8dca0195b20b516fada28f431f844ccd6737c65fb4', 1, '2026-12-01 04:43:47.746411+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('mail-from:127.0.0.1', 1, '2026-12-01 04:43:47.746411+00', NULL);
INSERT INTO public.student VALUES ('019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina', 'Okafor', '2009-10-24', true, 'Grade 3', NULL, 'Violin', NULL, '76 Mill Lane', NULL, NULL, '018a90c5-d980-7099-ac6c-d7363ca585e7', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
INSERT INTO public.student VALUES ('019438b2-5980-7c33-a0bb-97ca63bece45', 'Liam', 'Costa', '1999-07-07', false, 'Grade 7', NULL, 'Guitar', NULL, '58 Chestnut Avenue', NULL, NULL, '018a90c5-d980-7099-ac6c-d7363ca585e7', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
INSERT INTO public.tally VALUES ('looks:c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48', '01a22fea-8248-70f4-851f-7771f7a485e2', '2026-12-01 04:43:47.655862+00', '2026-12-31 04:43:47.655862+00');
INSERT INTO public.tally VALUES ('failed:127.0.0.1', 'c44203d83ee120c399f9b1df3c1589062f358aa8fbbbf13b80e31368c3e57b48', '2026-12-01 04:43:47.674607+00', '2026-12-01 05:43:47.674607+00');
INSERT INTO public.teacher VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', 'Violin', 'Strings and keyboard', NULL);
INSERT INTO public.teacher VALUES ('01a22fea-82a4-7112-b18d-cbcb2ed92332', NULL, NULL, NULL);
INSERT INTO public."user" VALUES ('018a90c5-d980-710a-adec-89025cc1beeb', 'Kim Adler', 'admin@reedling.test', 'ADMINISTRATOR', '$argon2id$v=19$m=19456,t=2,p=1$h5SPzRhllOXr6SbMU/EEMw$jcxqJrosEaD0P2Jxh/9SBj4tqu4tzQZ4KEmyx7qlDbs', NULL, NULL, false, '+44 7700 900590', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00', NULL, NULL, '\x122573a1d462284d001c20bbae48e097cb2ea1dd2037793a8d99772be0056d0e', NULL, 'kim adler', '
kimadler', 'kim adler
kim adler
Kim Adler');
INSERT INTO public."user" VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', 'Ana Sousa', 'teacher@reedling.test', 'TEACHER', '$argon2id$v=19$m=19456,t=2,p=1$h5SPzRhllOXr6SbMU/EEMw$jcxqJrosEaD0P2Jxh/9SBj4tqu4tzQZ4KEmyx7qlDbs', NULL, NULL, false, '+44 7700 900520', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00', NULL, NULL, '\xd04deec1b67d67cdd8eb9ffcfe75822f1aa4e4db6365f2fc9294d7bddac0967f', NULL, 'ana sousa', '
anasousa', 'ana sousa
ana sousa
Ana Sousa');
INSERT INTO public."user" VALUES ('019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina Okafor', 'student@reedling.test', 'STUDENT', '$argon2id$v=19$m=19456,t=2,p=1$h5SPzRhllOXr6SbMU/EEMw$jcxqJrosEaD0P2Jxh/9SBj4tqu4tzQZ4KEmyx7qlDbs', NULL, NULL, false, '+44 7700 900816', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', NULL, NULL, '\x6d6b6063996e69040915e2ce52f777b11f6bec589bcd9f8b22d4ebe7dc39ecc7', NULL, 'mina okafor', '
minaokafor', 'mina okafor
mina okafor
Mina Okafor');
INSERT INTO public."user" VALUES ('019438b2-5980-70e2-8468-65e9874614d7', 'Sam Okafor', 'parent@reedling.test', 'PARENT', '$argon2id$v=19$m=19456,t=2,p=1$h5SPzRhllOXr6SbMU/EEMw$jcxqJrosEaD0P2Jxh/9SBj4tqu4tzQZ4KEmyx7qlDbs', NULL, NULL, false, '+44 7700 900485', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', NULL, NULL, '\x7c5fb8f046be0005fccb679e43566b171fb727a035d830888be2f11d146b6958', NULL, 'sam okafor', '
samokafor', 'sam okafor
sam okafor
Sam Okafor');
INSERT INTO public."user" VALUES ('019438b2-5980-7c33-a0bb-97ca63bece45', 'Liam Costa', 'student1@reedling.test', 'STUDENT', NULL, NULL, NULL, false, '+44 7700 900853', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00', NULL, NULL, '\xa7b23556e132b89f6e0dabb2ca2b75e561435c9d4f2cb0c4ea4c31e456e1cf18', NULL, 'liam costa', '
liamcosta', 'liam costa
liam costa
Liam Costa');
INSERT INTO public."user" VALUES ('01a22fea-82a4-7112-b18d-cbcb2ed92332', 'Zoë 🎻 O''Neil', 'zoe@music.example', 'TEACHER', '$argon2id$v=19$m=19456,t=2,p=1$rBXeMEMbmxhiZtlPmLzRbA$EDYO2BssIsr1rqiyEkIdtKjzAMlHUTkenlreMQnuE10', NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-12-01 04:43:47.746411+00', '2026-12-01 04:43:47.746411+00', NULL, NULL, NULL, NULL, '\x1bc6ed38d3052663c7f0f2012fa1addc0ec1a582ef4ff14ef0751a00e7a987c1', NULL, 'zoe 🎻 oneil', '
zoe🎻oneil
🎻oneil', 'zoe 🎻 oneil
zoë 🎻 o''neil
Zoë 🎻 O''Neil');
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
