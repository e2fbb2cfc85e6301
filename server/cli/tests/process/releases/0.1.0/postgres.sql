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
CREATE TABLE public.enrolment (
    teacher_id uuid NOT NULL,
    student_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
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
    response jsonb,
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
    finished_at timestamp with time zone
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
    updated_at timestamp with time zone NOT NULL
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
CREATE TABLE public.lesson_series (
    id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    student_id uuid NOT NULL,
    recurrence_type text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.parent (
    user_id uuid NOT NULL,
    address text,
    created_by uuid
);
CREATE TABLE public.parent_introduction (
    teacher_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.practice_plan (
    lesson_id uuid NOT NULL,
    planner text NOT NULL,
    guidance jsonb NOT NULL,
    basis jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.seaql_migrations (
    version character varying NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
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
CREATE TABLE public.teacher (
    user_id uuid NOT NULL,
    instrument text,
    department text
);
CREATE TABLE public."user" (
    id uuid NOT NULL,
    name text NOT NULL,
    email text,
    role text NOT NULL,
    status text NOT NULL,
    password_hash text,
    temporary_password_hash text,
    temporary_password_expires_at timestamp with time zone,
    must_change_password boolean NOT NULL,
    phone_number text,
    pending_email text,
    notification_settings jsonb NOT NULL,
    privacy_settings jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
INSERT INTO public.enrolment VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', '2025-01-05 23:00:00+00');
INSERT INTO public.enrolment VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-754b-bc40-881e29073c82', '2025-01-05 23:00:00+00');
INSERT INTO public.guardianship VALUES ('019438b2-5980-70e2-8468-65e9874614d7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Parent', true, '2025-01-05 23:00:00+00');
INSERT INTO public.lesson VALUES ('019c8794-c580-76b9-aeef-0d2df7ab0b33', '019c8794-c580-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina Okafor-020326', NULL, '2026-03-02 08:00:00+00', '2026-03-02 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-22 23:00:00+00', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson VALUES ('019c8794-c580-790c-970b-12c5d084962b', '019c8794-c580-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina Okafor-090326', NULL, '2026-03-09 08:00:00+00', '2026-03-09 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-22 23:00:00+00', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson VALUES ('019c8794-c580-7061-af2f-48dce01c40d6', '019c8794-c580-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina Okafor-160326', NULL, '2026-03-16 08:00:00+00', '2026-03-16 08:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-22 23:00:00+00', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson VALUES ('019c8794-c580-71af-8cfd-4c4cbee55360', '019c8794-c580-74d9-b032-21373073e9a6', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-754b-bc40-881e29073c82', 'Luka Keller-020326', NULL, '2026-03-02 08:45:00+00', '2026-03-02 09:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-22 23:00:00+00', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson VALUES ('019c8794-c580-74c7-8b0b-0c5b4a8f1675', '019c8794-c580-74d9-b032-21373073e9a6', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-754b-bc40-881e29073c82', 'Luka Keller-090326', NULL, '2026-03-09 08:45:00+00', '2026-03-09 09:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-22 23:00:00+00', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson VALUES ('019c8794-c580-77cd-9f9e-c8c694ccf555', '019c8794-c580-74d9-b032-21373073e9a6', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-754b-bc40-881e29073c82', 'Luka Keller-160326', NULL, '2026-03-16 08:45:00+00', '2026-03-16 09:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-22 23:00:00+00', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson_series VALUES ('019c8794-c580-7973-85c5-d1aab99f0c43', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-7476-8f8a-4baa5dc087b3', 'weekly', 'Europe/Berlin', '2026-02-22 23:00:00+00');
INSERT INTO public.lesson_series VALUES ('019c8794-c580-74d9-b032-21373073e9a6', '018a90c5-d980-7099-ac6c-d7363ca585e7', '019438b2-5980-754b-bc40-881e29073c82', 'weekly', 'Europe/Berlin', '2026-02-22 23:00:00+00');
INSERT INTO public.parent VALUES ('019438b2-5980-70e2-8468-65e9874614d7', NULL, '018a90c5-d980-7099-ac6c-d7363ca585e7');
INSERT INTO public.seaql_migrations VALUES ('m20261121_000001_create_accounts', 1795249756);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000002_create_people', 1795249756);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000003_create_lessons', 1795249756);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000004_create_operations', 1795249756);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000005_create_introductions', 1795249757);
INSERT INTO public.student VALUES ('019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina', 'Okafor', '2009-10-24', true, 'Grade 3', NULL, 'Violin', NULL, '76 Mill Lane', NULL, NULL, '018a90c5-d980-7099-ac6c-d7363ca585e7', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
INSERT INTO public.student VALUES ('019438b2-5980-754b-bc40-881e29073c82', 'Luka', 'Keller', '1970-01-30', false, 'Grade 2', NULL, 'Other', NULL, '113 Park View', NULL, NULL, '018a90c5-d980-7099-ac6c-d7363ca585e7', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
INSERT INTO public.teacher VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', 'Violin', 'Strings and keyboard');
INSERT INTO public."user" VALUES ('018a90c5-d980-710a-adec-89025cc1beeb', 'Kim Adler', 'admin@reedling.test', 'ADMINISTRATOR', 'active', '$argon2id$v=19$m=19456,t=2,p=1$J9lW96vYS5XzUctaiwR8Jw$3Ifj+fCpZctG77+FBrEre9IxUI78GR3ekHxIvb6F0MU', NULL, NULL, false, '+44 7700 900590', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00');
INSERT INTO public."user" VALUES ('018a90c5-d980-7099-ac6c-d7363ca585e7', 'Ana Sousa', 'teacher@reedling.test', 'TEACHER', 'active', '$argon2id$v=19$m=19456,t=2,p=1$J9lW96vYS5XzUctaiwR8Jw$3Ifj+fCpZctG77+FBrEre9IxUI78GR3ekHxIvb6F0MU', NULL, NULL, false, '+44 7700 900520', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-13 23:00:00+00', '2023-09-13 23:00:00+00');
INSERT INTO public."user" VALUES ('019438b2-5980-7476-8f8a-4baa5dc087b3', 'Mina Okafor', 'student@reedling.test', 'STUDENT', 'active', '$argon2id$v=19$m=19456,t=2,p=1$J9lW96vYS5XzUctaiwR8Jw$3Ifj+fCpZctG77+FBrEre9IxUI78GR3ekHxIvb6F0MU', NULL, NULL, false, '+44 7700 900816', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
INSERT INTO public."user" VALUES ('019438b2-5980-70e2-8468-65e9874614d7', 'Sam Okafor', 'parent@reedling.test', 'PARENT', 'active', '$argon2id$v=19$m=19456,t=2,p=1$J9lW96vYS5XzUctaiwR8Jw$3Ifj+fCpZctG77+FBrEre9IxUI78GR3ekHxIvb6F0MU', NULL, NULL, false, '+44 7700 900485', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
INSERT INTO public."user" VALUES ('019438b2-5980-754b-bc40-881e29073c82', 'Luka Keller', 'student1@reedling.test', 'STUDENT', 'active', NULL, NULL, NULL, false, '+44 7700 900018', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-05 23:00:00+00', '2025-01-05 23:00:00+00');
ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enrolment
    ADD CONSTRAINT enrolment_pkey PRIMARY KEY (teacher_id, student_id);
ALTER TABLE ONLY public.exam_result
    ADD CONSTRAINT exam_result_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guardianship
    ADD CONSTRAINT guardianship_pkey PRIMARY KEY (parent_id, student_id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (caller_id, key);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_dedup_key_key UNIQUE (dedup_key);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lesson_feedback
    ADD CONSTRAINT lesson_feedback_pkey PRIMARY KEY (lesson_id);
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT lesson_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lesson_series
    ADD CONSTRAINT lesson_series_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parent_introduction
    ADD CONSTRAINT parent_introduction_pkey PRIMARY KEY (teacher_id, parent_id);
ALTER TABLE ONLY public.parent
    ADD CONSTRAINT parent_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.practice_plan
    ADD CONSTRAINT practice_plan_pkey PRIMARY KEY (lesson_id);
ALTER TABLE ONLY public.seaql_migrations
    ADD CONSTRAINT seaql_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.sign_in_throttle
    ADD CONSTRAINT sign_in_throttle_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.student
    ADD CONSTRAINT student_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.teacher
    ADD CONSTRAINT teacher_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
CREATE INDEX idx_account_token_user_id ON public.account_token USING btree (user_id);
CREATE INDEX idx_activity_created_at ON public.activity USING btree (created_at);
CREATE INDEX idx_enrolment_student_id ON public.enrolment USING btree (student_id);
CREATE INDEX idx_exam_result_student_id_taken_on ON public.exam_result USING btree (student_id, taken_on);
CREATE INDEX idx_guardianship_student_id ON public.guardianship USING btree (student_id);
CREATE INDEX idx_idempotency_key_created_at ON public.idempotency_key USING btree (created_at);
CREATE INDEX idx_job_state_run_at ON public.job USING btree (state, run_at);
CREATE INDEX idx_lesson_start_at ON public.lesson USING btree (start_at);
CREATE INDEX idx_lesson_status_start_at ON public.lesson USING btree (status, start_at);
CREATE INDEX idx_lesson_student_id_start_at ON public.lesson USING btree (student_id, start_at);
CREATE INDEX idx_lesson_teacher_id_start_at ON public.lesson USING btree (teacher_id, start_at);
CREATE INDEX idx_parent_created_by ON public.parent USING btree (created_by);
CREATE INDEX idx_session_expires_at ON public.session USING btree (expires_at);
CREATE INDEX idx_session_user_id ON public.session USING btree (user_id);
CREATE INDEX idx_user_created_at ON public."user" USING btree (created_at);
CREATE INDEX idx_user_role_created_at ON public."user" USING btree (role, created_at);
ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enrolment
    ADD CONSTRAINT enrolment_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enrolment
    ADD CONSTRAINT enrolment_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exam_result
    ADD CONSTRAINT exam_result_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exam_result
    ADD CONSTRAINT exam_result_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guardianship
    ADD CONSTRAINT guardianship_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guardianship
    ADD CONSTRAINT guardianship_student_id_fkey FOREIGN KEY (student_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_caller_id_fkey FOREIGN KEY (caller_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_feedback
    ADD CONSTRAINT lesson_feedback_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.parent
    ADD CONSTRAINT parent_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.parent_introduction
    ADD CONSTRAINT parent_introduction_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent_introduction
    ADD CONSTRAINT parent_introduction_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parent
    ADD CONSTRAINT parent_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.practice_plan
    ADD CONSTRAINT practice_plan_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lesson(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.student
    ADD CONSTRAINT student_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.student
    ADD CONSTRAINT student_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.teacher
    ADD CONSTRAINT teacher_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
INSERT INTO public.job VALUES ('0194b1c0-0000-7000-8000-000000000001', 'mail', '{"kind": "activation"}', 'once', 'queued', 1, '2026-03-02 08:00:00+00', NULL, 'mail server: away', '2026-03-02 08:00:00+00', NULL);
INSERT INTO public.activity VALUES ('0194b1c0-0000-7000-8000-000000000002', 'user_registration', NULL, NULL, 'Ana Sousa registered', 'success', '2026-03-02 08:00:00+00');
INSERT INTO public.sign_in_throttle VALUES ('account:canary', 3, '2026-03-02 08:00:00+00', NULL);
