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
    finished_at timestamp with time zone,
    subject_id uuid
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
INSERT INTO public.account_token VALUES ('01a2017c-2d86-738c-9459-8509c90c5e27', '01a2017c-2d6b-7710-a489-0d491716fe18', 'activation', '\x104e8dfc35a7e93e7976cfc5b6cf76a2819a2fc0e4845625e0276f222bce3b62', '2026-11-23 04:20:45.059593+00', '2026-11-22 04:20:45.796248+00', '2026-11-22 04:20:45.059593+00');
INSERT INTO public.account_token VALUES ('01a2017c-3149-7158-b88c-f017d7b86a45', '01a2017c-313d-731c-a09b-8ff140be40fd', 'activation', '\x20e0fdd1f2b8cd2ffd9284e71d558af77f8970bc88a1cdf3b00c725fbc926c65', '2026-11-23 04:20:46.02474+00', NULL, '2026-11-22 04:20:46.02474+00');
INSERT INTO public.account_token VALUES ('01a2017c-34bd-73cd-a5cc-10c9d2f916f7', '01a2017c-34b6-752d-8f78-cb8be0535cba', 'activation', '\xe1e938db503890f33eb4efbb1d2a6282ab69bc496fd36d510666a0ef3c0afddf', '2026-11-23 04:20:46.908644+00', NULL, '2026-11-22 04:20:46.908644+00');
INSERT INTO public.account_token VALUES ('01a2017c-3ec7-749e-a58d-8596e2deacce', '01a2017c-2d6b-7710-a489-0d491716fe18', 'email_change', '\x7aa9c6ad2c5a19a48a87f56e4ca70cb86fba68fa3031c3d975bbd34a46032b0a', '2026-11-23 04:20:49.470918+00', NULL, '2026-11-22 04:20:49.470918+00');
INSERT INTO public.activity VALUES ('01a2017c-2d7b-7638-9c94-156606d3b931', 'user_registration', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-2d6b-7710-a489-0d491716fe18', 'Tom Second registered as a teacher', 'pending', '2026-11-22 04:20:45.035383+00');
INSERT INTO public.activity VALUES ('01a2017c-306f-754d-84c1-87bbb0a0b2ba', 'user_registration', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-2d6b-7710-a489-0d491716fe18', 'Tom Second activated the account', 'active', '2026-11-22 04:20:45.806909+00');
INSERT INTO public.activity VALUES ('01a2017c-3148-7749-ac19-d9ea7ce05930', 'user_registration', '01a2017c-313d-731c-a09b-8ff140be40fd', '01a2017c-313d-731c-a09b-8ff140be40fd', 'Penny Pending registered as a teacher', 'pending', '2026-11-22 04:20:46.013837+00');
INSERT INTO public.activity VALUES ('01a2017c-34bc-75dd-a3f0-345902353aac', 'user_registration', '01a2017c-34b6-752d-8f78-cb8be0535cba', '01a2017c-34b6-752d-8f78-cb8be0535cba', 'Quentin Pending registered as a teacher', 'pending', '2026-11-22 04:20:46.902242+00');
INSERT INTO public.activity VALUES ('01a2017c-38d2-76e7-aa22-f31748071c0a', 'user_registration', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-38c7-714e-a47d-a3eb23ee3004', 'Ana Sousa added Carla Came as a parent', 'active', '2026-11-22 04:20:47.938914+00');
INSERT INTO public.activity VALUES ('01a2017c-3ccb-75c2-bbbc-ac6eaf82111b', 'system_update', '01a2017c-38c7-714e-a47d-a3eb23ee3004', '01a2017c-38c7-714e-a47d-a3eb23ee3004', 'Carla Came chose a new password', 'active', '2026-11-22 04:20:48.96719+00');
INSERT INTO public.activity VALUES ('01a2017c-3d10-70d9-bd0b-e62b3417f0f1', 'user_registration', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d0f-7286-9e5a-bdba23ee6567', 'Ana Sousa added Nora Never as a parent', 'active', '2026-11-22 04:20:49.038983+00');
INSERT INTO public.activity VALUES ('01a2017c-3d63-7739-a717-4f0502dd9a7a', 'user_registration', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', 'Ana Sousa added Nils Never as a parent', 'active', '2026-11-22 04:20:49.115788+00');
INSERT INTO public.activity VALUES ('01a2017c-3d76-77d3-ad91-08c8d99f575b', 'user_registration', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d72-73f7-9897-5ac9a01c59e4', 'Ana Sousa added Cleo Little as a student', 'active', '2026-11-22 04:20:49.134803+00');
INSERT INTO public.activity VALUES ('01a2017c-3d79-75b0-87e2-d234d02e965b', 'other', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-38c7-714e-a47d-a3eb23ee3004', 'Ana Sousa linked Cleo Little to a parent', 'active', '2026-11-22 04:20:49.134803+00');
INSERT INTO public.activity VALUES ('01a2017c-3d88-741d-9fdb-05ecb030451c', 'user_registration', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d87-7226-bc20-f663e8eb1f19', 'Ana Sousa added Nele Little as a student', 'active', '2026-11-22 04:20:49.158999+00');
INSERT INTO public.activity VALUES ('01a2017c-3d8c-72fc-a8b2-765944761e58', 'other', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d0f-7286-9e5a-bdba23ee6567', 'Ana Sousa linked Nele Little to a parent', 'active', '2026-11-22 04:20:49.158999+00');
INSERT INTO public.activity VALUES ('01a2017c-3da5-7629-a11c-6939f8627055', 'other', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-38c7-714e-a47d-a3eb23ee3004', 'Tom Second found the parent Carla Came by the exact address', 'active', '2026-11-22 04:20:49.186806+00');
INSERT INTO public.activity VALUES ('01a2017c-3db7-728e-b631-c5e25d0b9e2d', 'other', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', 'Tom Second found the parent Nils Never by the exact address', 'active', '2026-11-22 04:20:49.206239+00');
INSERT INTO public.activity VALUES ('01a2017c-3dc5-7377-aac8-5b4f9da690be', 'user_registration', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3dc2-77a3-a5a7-bf7779bb284d', 'Tom Second added Carl Little as a student', 'active', '2026-11-22 04:20:49.217583+00');
INSERT INTO public.activity VALUES ('01a2017c-3dcd-72a5-a9e2-8bb84d3ad9b6', 'other', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-38c7-714e-a47d-a3eb23ee3004', 'Tom Second linked Carl Little to a parent', 'active', '2026-11-22 04:20:49.217583+00');
INSERT INTO public.activity VALUES ('01a2017c-3dd6-76c9-b76e-2a73a0d71759', 'user_registration', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3dd5-724f-9136-5e00e05b3772', 'Tom Second added Nick Little as a student', 'active', '2026-11-22 04:20:49.237317+00');
INSERT INTO public.activity VALUES ('01a2017c-3ddc-7003-b575-cd6a54820baf', 'other', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', 'Tom Second linked Nick Little to a parent', 'active', '2026-11-22 04:20:49.237317+00');
INSERT INTO public.activity VALUES ('01a2017c-3e17-729b-84d2-8b3b66a8b70a', 'user_registration', '018a90fc-c800-710a-adec-89025cc1beeb', '01a2017c-3e12-75dc-aecf-07b844821130', 'Kim Adler added Ute New as a teacher', 'active', '2026-11-22 04:20:49.295617+00');
INSERT INTO public.activity VALUES ('01a2017c-3e53-7139-8d38-a9514c63ba31', 'user_registration', '018a90fc-c800-710a-adec-89025cc1beeb', '01a2017c-3e50-749a-bb30-fd800282d549', 'Kim Adler added Adam New as a administrator', 'active', '2026-11-22 04:20:49.358953+00');
INSERT INTO public.activity VALUES ('01a2017c-3e97-77a7-b9b3-bdfa84ea375c', 'user_registration', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3e93-7164-87be-5e77e3002599', 'Ana Sousa added Alma Adult as a student', 'active', '2026-11-22 04:20:49.42293+00');
INSERT INTO public.activity VALUES ('01a2017c-3ea8-7342-a6ce-8bfd8f33b423', 'system_update', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-2d6b-7710-a489-0d491716fe18', 'Tom Second changed the profile', 'active', '2026-11-22 04:20:49.444274+00');
INSERT INTO public.activity VALUES ('01a2017c-3ece-74e8-b7a9-e28b1eed35bf', 'system_update', '01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-2d6b-7710-a489-0d491716fe18', 'Tom Second asked for another e-mail address', 'pending', '2026-11-22 04:20:49.449159+00');
INSERT INTO public.activity VALUES ('01a2017c-3f3a-7032-b297-79f1a2e21d7f', 'system_update', NULL, '01a2017c-38c7-714e-a47d-a3eb23ee3004', 'A temporary password was asked for Carla Came', 'pending', '2026-11-22 04:20:49.576522+00');
INSERT INTO public.activity VALUES ('01a2017c-4007-718a-aff9-5696af710bee', 'other', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3e93-7164-87be-5e77e3002599', 'Ana Sousa scheduled a lesson for Alma Adult', 'active', '2026-11-22 04:20:49.766141+00');
INSERT INTO public.activity VALUES ('01a2017c-404e-7248-8f98-33449419657d', 'exam_scheduled', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3e93-7164-87be-5e77e3002599', 'Ana Sousa recorded Grade 2 in ABRSM for Alma Adult', 'active', '2026-11-22 04:20:49.847462+00');
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', '2025-01-06 00:00:00+00');
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', '2025-01-06 00:00:00+00');
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d72-73f7-9897-5ac9a01c59e4', '2026-11-22 04:20:49.134803+00');
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3d87-7226-bc20-f663e8eb1f19', '2026-11-22 04:20:49.158999+00');
INSERT INTO public.enrolment VALUES ('01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3dc2-77a3-a5a7-bf7779bb284d', '2026-11-22 04:20:49.217583+00');
INSERT INTO public.enrolment VALUES ('01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3dd5-724f-9136-5e00e05b3772', '2026-11-22 04:20:49.237317+00');
INSERT INTO public.enrolment VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3e93-7164-87be-5e77e3002599', '2026-11-22 04:20:49.42293+00');
INSERT INTO public.exam_result VALUES ('01a2017c-404c-704a-92f4-bba472007957', '01a2017c-3e93-7164-87be-5e77e3002599', 'ABRSM', 'Grade 2', '2026-02-01', 88, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2026-11-22 04:20:49.847462+00');
INSERT INTO public.guardianship VALUES ('019438e9-4800-70e2-8468-65e9874614d7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Parent', true, '2025-01-06 00:00:00+00');
INSERT INTO public.guardianship VALUES ('01a2017c-38c7-714e-a47d-a3eb23ee3004', '01a2017c-3d72-73f7-9897-5ac9a01c59e4', 'Parent', true, '2026-11-22 04:20:49.134803+00');
INSERT INTO public.guardianship VALUES ('01a2017c-3d0f-7286-9e5a-bdba23ee6567', '01a2017c-3d87-7226-bc20-f663e8eb1f19', 'Parent', true, '2026-11-22 04:20:49.158999+00');
INSERT INTO public.guardianship VALUES ('01a2017c-38c7-714e-a47d-a3eb23ee3004', '01a2017c-3dc2-77a3-a5a7-bf7779bb284d', 'Parent', true, '2026-11-22 04:20:49.217583+00');
INSERT INTO public.guardianship VALUES ('01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', '01a2017c-3dd5-724f-9136-5e00e05b3772', 'Parent', true, '2026-11-22 04:20:49.237317+00');
INSERT INTO public.idempotency_key VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', 'kept-key', '\xdb049610d5a32ee2fd4ff303b398ebced5b78f9a71ca2b81c17b3d45a7905bb1', '{"lessons": [{"id": "01a2017c-3ff7-7104-aeca-0aaa0f94fbfa", "plan": null, "notes": null, "title": "Kept answer", "end_at": "2030-03-04T15:30:00Z", "status": "SCHEDULED", "version": 1, "start_at": "2030-03-04T15:00:00Z", "student_id": "01a2017c-3e93-7164-87be-5e77e3002599", "teacher_id": "018a90fc-c800-7099-ac6c-d7363ca585e7", "description": null, "completed_at": null, "student_name": "Alma Adult", "teacher_name": "Ana Sousa", "student_email": "alma@reedling.test", "teacher_notes": null, "duration_minutes": 30, "student_first_name": "Alma"}], "conflicts": []}', '2026-11-22 04:20:49.766141+00');
INSERT INTO public.job VALUES ('01a2017c-3f3f-755b-bb37-03c696c40d85', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.576522+00', NULL, NULL, '2026-11-22 04:20:49.576522+00', '2026-11-22 04:20:49.904523+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-2d8a-7168-b15e-f27cd79aad8a', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:45.059593+00', NULL, NULL, '2026-11-22 04:20:45.059593+00', '2026-11-22 04:20:45.727393+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-314a-719c-a910-0850bad82cf0', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:46.02474+00', NULL, NULL, '2026-11-22 04:20:46.02474+00', '2026-11-22 04:20:46.745203+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-34be-72d7-8511-23487c058a82', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:46.908644+00', NULL, NULL, '2026-11-22 04:20:46.908644+00', '2026-11-22 04:20:47.770206+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-38cb-70a0-82b0-26ecc6200a34', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:47.938914+00', NULL, NULL, '2026-11-22 04:20:47.938914+00', '2026-11-22 04:20:48.782464+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3d10-70d9-bd0b-e62afc2469b4', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.038983+00', NULL, NULL, '2026-11-22 04:20:49.038983+00', '2026-11-22 04:20:49.796776+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3d5e-7715-8950-26f3c4093fc1', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.115788+00', NULL, NULL, '2026-11-22 04:20:49.115788+00', '2026-11-22 04:20:49.810427+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3e14-7487-bf54-56bdc3eaba09', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.295617+00', NULL, NULL, '2026-11-22 04:20:49.295617+00', '2026-11-22 04:20:49.82147+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3e52-7334-aac9-e3f382021d41', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.358953+00', NULL, NULL, '2026-11-22 04:20:49.358953+00', '2026-11-22 04:20:49.840555+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3e97-77a7-b9b3-bdf9eb747b87', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.42293+00', NULL, NULL, '2026-11-22 04:20:49.42293+00', '2026-11-22 04:20:49.853639+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3eca-7550-a240-18630b76de8d', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.449159+00', NULL, NULL, '2026-11-22 04:20:49.449159+00', '2026-11-22 04:20:49.870385+00', NULL);
INSERT INTO public.job VALUES ('01a2017c-3ec8-72d7-8483-50baa8f4814f', 'mail', '{}', NULL, 'done', 1, '2026-11-22 04:20:49.470918+00', NULL, NULL, '2026-11-22 04:20:49.470918+00', '2026-11-22 04:20:49.888454+00', '01a2017c-2d6b-7710-a489-0d491716fe18');
INSERT INTO public.lesson VALUES ('019c87cb-b400-76b9-aeef-0d2df7ab0b33', '019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina Okafor-020326', NULL, '2026-03-02 09:00:00+00', '2026-03-02 09:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-790c-970b-12c5d084962b', '019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina Okafor-090326', NULL, '2026-03-09 09:00:00+00', '2026-03-09 09:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-7061-af2f-48dce01c40d6', '019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina Okafor-160326', NULL, '2026-03-16 09:00:00+00', '2026-03-16 09:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-71af-8cfd-4c4cbee55360', '019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'Luka Keller-020326', NULL, '2026-03-02 09:45:00+00', '2026-03-02 10:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-74c7-8b0b-0c5b4a8f1675', '019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'Luka Keller-090326', NULL, '2026-03-09 09:45:00+00', '2026-03-09 10:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson VALUES ('019c87cb-b400-77cd-9f9e-c8c694ccf555', '019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'Luka Keller-160326', NULL, '2026-03-16 09:45:00+00', '2026-03-16 10:30:00+00', 45, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-02-23 00:00:00+00', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson VALUES ('01a2017c-3ff7-7104-aeca-0aaa0f94fbfa', '01a2017c-3fef-767b-89e6-c9b50540f9ff', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3e93-7164-87be-5e77e3002599', 'Kept answer', NULL, '2030-03-04 15:00:00+00', '2030-03-04 15:30:00+00', 30, 'SCHEDULED', NULL, NULL, NULL, 1, '2026-11-22 04:20:49.766141+00', '2026-11-22 04:20:49.766141+00');
INSERT INTO public.lesson_series VALUES ('019c87cb-b400-7973-85c5-d1aab99f0c43', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-7476-8f8a-4baa5dc087b3', 'weekly', 'UTC', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson_series VALUES ('019c87cb-b400-74d9-b032-21373073e9a6', '018a90fc-c800-7099-ac6c-d7363ca585e7', '019438e9-4800-754b-bc40-881e29073c82', 'weekly', 'UTC', '2026-02-23 00:00:00+00');
INSERT INTO public.lesson_series VALUES ('01a2017c-3fef-767b-89e6-c9b50540f9ff', '018a90fc-c800-7099-ac6c-d7363ca585e7', '01a2017c-3e93-7164-87be-5e77e3002599', 'single', 'UTC', '2026-11-22 04:20:49.766141+00');
INSERT INTO public.parent VALUES ('019438e9-4800-70e2-8468-65e9874614d7', NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7');
INSERT INTO public.parent VALUES ('01a2017c-38c7-714e-a47d-a3eb23ee3004', '3 Hill Road', '018a90fc-c800-7099-ac6c-d7363ca585e7');
INSERT INTO public.parent VALUES ('01a2017c-3d0f-7286-9e5a-bdba23ee6567', '3 Hill Road', '018a90fc-c800-7099-ac6c-d7363ca585e7');
INSERT INTO public.parent VALUES ('01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', '3 Hill Road', '018a90fc-c800-7099-ac6c-d7363ca585e7');
INSERT INTO public.parent_introduction VALUES ('01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-38c7-714e-a47d-a3eb23ee3004', '2026-11-22 04:20:49.186806+00');
INSERT INTO public.parent_introduction VALUES ('01a2017c-2d6b-7710-a489-0d491716fe18', '01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', '2026-11-22 04:20:49.206239+00');
INSERT INTO public.seaql_migrations VALUES ('m20261121_000001_create_accounts', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000002_create_people', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000003_create_lessons', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000004_create_operations', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000005_create_introductions', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000006_index_accounts', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000008_create_external_sign_in', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000010_list_jobs', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000012_index_lists', 1795321244);
INSERT INTO public.seaql_migrations VALUES ('m20261121_000013_index_figures', 1795321244);
INSERT INTO public.session VALUES ('01a2017c-2cd9-72f9-a252-b3f40454cf4b', '018a90fc-c800-710a-adec-89025cc1beeb', '\x38be7a9022ba034979a1b34b35588971dc921b844fd87a82340335c9b6b2aa8d', 'Python-urllib/3.11', '2026-11-22 04:20:44.889264+00', '2026-11-22 04:20:44.889264+00', '2026-12-22 04:20:44.889264+00');
INSERT INTO public.session VALUES ('01a2017c-2d24-711a-8af0-eac1f9b1bfdf', '018a90fc-c800-7099-ac6c-d7363ca585e7', '\x94164d718982668fc3854090beb31cc003163de8bd90594e73517cabdb3741b3', 'Python-urllib/3.11', '2026-11-22 04:20:44.96421+00', '2026-11-22 04:20:44.96421+00', '2026-12-22 04:20:44.96421+00');
INSERT INTO public.session VALUES ('01a2017c-30dc-72cc-bb8c-6815b18c7f01', '01a2017c-2d6b-7710-a489-0d491716fe18', '\xf58627dd9eb621d277aca15dca135905b5442b1683deb9f8e82704ae029a41db', 'Python-urllib/3.11', '2026-11-22 04:20:45.916432+00', '2026-11-22 04:20:45.916432+00', '2026-12-22 04:20:45.916432+00');
INSERT INTO public.session VALUES ('01a2017c-3ccb-75c2-bbbc-ac6fa57f690a', '01a2017c-38c7-714e-a47d-a3eb23ee3004', '\x4faee724ca7e3e7b49a0518432a613bea0fde654ef8318a60a12030cc36a3a07', 'Python-urllib/3.11', '2026-11-22 04:20:48.971675+00', '2026-11-22 04:20:48.971675+00', '2026-12-22 04:20:48.971675+00');
INSERT INTO public.sign_in_throttle VALUES ('mail-to:8e619fa515fe32d5b1d7c5e1470c8bb8b61bffee499034219ecdea7f493d5de9', 1, '2026-11-22 04:20:45.021651+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('mail-to:ce6f4af694a275353adce5741196e6f1c2289ab45e4d6b7997a272ef9b20984c', 1, '2026-11-22 04:20:45.9795+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('mail-to:dd206e969a5d73e579d734ca4725a4056d38fd8c62ba10255b1dce167ebda150', 1, '2026-11-22 04:20:46.897953+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('email-change:01a2017c-2d6b-7710-a489-0d491716fe18', 1, '2026-11-22 04:20:49.449159+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('mail-to:a702451e1154894f608926e2a2bbf99b133089c6c656dd20d5c0775ef269211c', 1, '2026-11-22 04:20:49.576522+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('mail-from:127.0.0.1', 4, '2026-11-22 04:20:45.021651+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('account:2fde1d67ffdfefcbeed221aff9ba2094c1fd3b6ab091951e174ceeb104a93cf7', 1, '2026-11-22 04:20:49.891198+00', NULL);
INSERT INTO public.sign_in_throttle VALUES ('address:127.0.0.1', 1, '2026-11-22 04:20:44.799206+00', NULL);
INSERT INTO public.student VALUES ('019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina', 'Okafor', '2009-10-24', true, 'Grade 3', NULL, 'Violin', NULL, '76 Mill Lane', NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public.student VALUES ('019438e9-4800-754b-bc40-881e29073c82', 'Luka', 'Keller', '1970-01-30', false, 'Grade 2', NULL, 'Other', NULL, '113 Park View', NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public.student VALUES ('01a2017c-3d72-73f7-9897-5ac9a01c59e4', 'Cleo', 'Little', '2015-05-01', true, 'Grade 1', NULL, 'Violin', NULL, NULL, NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2026-11-22 04:20:49.134803+00', '2026-11-22 04:20:49.134803+00');
INSERT INTO public.student VALUES ('01a2017c-3d87-7226-bc20-f663e8eb1f19', 'Nele', 'Little', '2015-05-01', true, 'Grade 1', NULL, 'Violin', NULL, NULL, NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2026-11-22 04:20:49.158999+00', '2026-11-22 04:20:49.158999+00');
INSERT INTO public.student VALUES ('01a2017c-3dc2-77a3-a5a7-bf7779bb284d', 'Carl', 'Little', '2015-05-01', true, 'Grade 1', NULL, 'Violin', NULL, NULL, NULL, NULL, '01a2017c-2d6b-7710-a489-0d491716fe18', '2026-11-22 04:20:49.217583+00', '2026-11-22 04:20:49.217583+00');
INSERT INTO public.student VALUES ('01a2017c-3dd5-724f-9136-5e00e05b3772', 'Nick', 'Little', '2015-05-01', true, 'Grade 1', NULL, 'Violin', NULL, NULL, NULL, NULL, '01a2017c-2d6b-7710-a489-0d491716fe18', '2026-11-22 04:20:49.237317+00', '2026-11-22 04:20:49.237317+00');
INSERT INTO public.student VALUES ('01a2017c-3e93-7164-87be-5e77e3002599', 'Alma', 'Adult', NULL, false, 'Grade 2', NULL, 'Violin', NULL, NULL, NULL, NULL, '018a90fc-c800-7099-ac6c-d7363ca585e7', '2026-11-22 04:20:49.42293+00', '2026-11-22 04:20:49.42293+00');
INSERT INTO public.teacher VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', 'Violin', 'Strings and keyboard');
INSERT INTO public.teacher VALUES ('01a2017c-2d6b-7710-a489-0d491716fe18', NULL, NULL);
INSERT INTO public.teacher VALUES ('01a2017c-313d-731c-a09b-8ff140be40fd', NULL, NULL);
INSERT INTO public.teacher VALUES ('01a2017c-34b6-752d-8f78-cb8be0535cba', NULL, NULL);
INSERT INTO public.teacher VALUES ('01a2017c-3e12-75dc-aecf-07b844821130', NULL, NULL);
INSERT INTO public."user" VALUES ('018a90fc-c800-710a-adec-89025cc1beeb', 'Kim Adler', 'admin@reedling.test', 'ADMINISTRATOR', 'active', '$argon2id$v=19$m=19456,t=2,p=1$gz+DU++Vfs6zoELlsO/G3A$3qYLifCM8soJ7YDeZ15ptp8BnVtL6HqFi5fef+Sdj1c', NULL, NULL, false, '+44 7700 900590', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00');
INSERT INTO public."user" VALUES ('018a90fc-c800-7099-ac6c-d7363ca585e7', 'Ana Sousa', 'teacher@reedling.test', 'TEACHER', 'active', '$argon2id$v=19$m=19456,t=2,p=1$gz+DU++Vfs6zoELlsO/G3A$3qYLifCM8soJ7YDeZ15ptp8BnVtL6HqFi5fef+Sdj1c', NULL, NULL, false, '+44 7700 900520', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2023-09-14 00:00:00+00', '2023-09-14 00:00:00+00');
INSERT INTO public."user" VALUES ('019438e9-4800-7476-8f8a-4baa5dc087b3', 'Mina Okafor', 'student@reedling.test', 'STUDENT', 'active', '$argon2id$v=19$m=19456,t=2,p=1$gz+DU++Vfs6zoELlsO/G3A$3qYLifCM8soJ7YDeZ15ptp8BnVtL6HqFi5fef+Sdj1c', NULL, NULL, false, '+44 7700 900816', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public."user" VALUES ('019438e9-4800-70e2-8468-65e9874614d7', 'Sam Okafor', 'parent@reedling.test', 'PARENT', 'active', '$argon2id$v=19$m=19456,t=2,p=1$gz+DU++Vfs6zoELlsO/G3A$3qYLifCM8soJ7YDeZ15ptp8BnVtL6HqFi5fef+Sdj1c', NULL, NULL, false, '+44 7700 900485', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public."user" VALUES ('019438e9-4800-754b-bc40-881e29073c82', 'Luka Keller', 'student1@reedling.test', 'STUDENT', 'active', NULL, NULL, NULL, false, '+44 7700 900018', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2025-01-06 00:00:00+00', '2025-01-06 00:00:00+00');
INSERT INTO public."user" VALUES ('01a2017c-313d-731c-a09b-8ff140be40fd', 'Penny Pending', 'penny@reedling.test', 'TEACHER', 'pending', '$argon2id$v=19$m=19456,t=2,p=1$K93tgUKeBO2mqhTV3qPgbw$1tGO/klR5tORuQREffi+2x/G+IEyr0yFkMvTj+4Q1jU', NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:46.013837+00', '2026-11-22 04:20:46.013837+00');
INSERT INTO public."user" VALUES ('01a2017c-34b6-752d-8f78-cb8be0535cba', 'Quentin Pending', 'quentin@reedling.test', 'TEACHER', 'pending', '$argon2id$v=19$m=19456,t=2,p=1$QLplTBQssDI2MLvk4EoRfg$GV4bPnsML1615keJ3x19e8b6+OF9T0iCOM9wKsDDl0Q', NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:46.902242+00', '2026-11-22 04:20:46.902242+00');
INSERT INTO public."user" VALUES ('01a2017c-3d0f-7286-9e5a-bdba23ee6567', 'Nora Never', 'nora@reedling.test', 'PARENT', 'active', NULL, '$argon2id$v=19$m=19456,t=2,p=1$A07vGRCzcWHqx+20xtnznA$wTvKnJIsQ6O8+LyZ1HazqxcDH8ghXkruVHZLz60xRV0', '2026-11-29 04:20:49.038968+00', true, '0123 2', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.038983+00', '2026-11-22 04:20:49.038983+00');
INSERT INTO public."user" VALUES ('01a2017c-3d5c-75a1-8dd7-a7c6ce0f6222', 'Nils Never', 'nils@reedling.test', 'PARENT', 'active', NULL, '$argon2id$v=19$m=19456,t=2,p=1$qK/2qjan3G3C9iK58z3itA$NXDPFpDDQnsoR6uYFU8PTp+F+hDYVosb42juNhJm8Rc', '2026-11-29 04:20:49.115771+00', true, '0123 3', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.115788+00', '2026-11-22 04:20:49.115788+00');
INSERT INTO public."user" VALUES ('01a2017c-3d72-73f7-9897-5ac9a01c59e4', 'Cleo Little', NULL, 'STUDENT', 'active', NULL, NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.134803+00', '2026-11-22 04:20:49.134803+00');
INSERT INTO public."user" VALUES ('01a2017c-3d87-7226-bc20-f663e8eb1f19', 'Nele Little', NULL, 'STUDENT', 'active', NULL, NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.158999+00', '2026-11-22 04:20:49.158999+00');
INSERT INTO public."user" VALUES ('01a2017c-3dc2-77a3-a5a7-bf7779bb284d', 'Carl Little', NULL, 'STUDENT', 'active', NULL, NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.217583+00', '2026-11-22 04:20:49.217583+00');
INSERT INTO public."user" VALUES ('01a2017c-3dd5-724f-9136-5e00e05b3772', 'Nick Little', NULL, 'STUDENT', 'active', NULL, NULL, NULL, false, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.237317+00', '2026-11-22 04:20:49.237317+00');
INSERT INTO public."user" VALUES ('01a2017c-3e12-75dc-aecf-07b844821130', 'Ute New', 'ute.new@reedling.test', 'TEACHER', 'active', NULL, '$argon2id$v=19$m=19456,t=2,p=1$sa5BbdmD4JzRAryoHR2M+w$E1dWx5sN/smzzIKJkoVnbFSq658uRwabKA43SfzQoN4', '2026-11-29 04:20:49.295601+00', true, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.295617+00', '2026-11-22 04:20:49.295617+00');
INSERT INTO public."user" VALUES ('01a2017c-3e50-749a-bb30-fd800282d549', 'Adam New', 'adam.new@reedling.test', 'ADMINISTRATOR', 'active', NULL, '$argon2id$v=19$m=19456,t=2,p=1$IuCYqJD8XjzWTvSZS1AETw$AjWulFZEtoTfeUPIyCEttWaAJN5ZbeKlPTu4H1rY9VQ', '2026-11-29 04:20:49.358937+00', true, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.358953+00', '2026-11-22 04:20:49.358953+00');
INSERT INTO public."user" VALUES ('01a2017c-3e93-7164-87be-5e77e3002599', 'Alma Adult', 'alma@reedling.test', 'STUDENT', 'active', NULL, '$argon2id$v=19$m=19456,t=2,p=1$ukq4SgnxRsGLgCTaDz9ZDg$x0yYT7iDHL6vipuj1Vi8itybMZG5R6UxUS7kYud4HdM', '2026-11-29 04:20:49.422901+00', true, NULL, NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:49.42293+00', '2026-11-22 04:20:49.42293+00');
INSERT INTO public."user" VALUES ('01a2017c-38c7-714e-a47d-a3eb23ee3004', 'Carla Came', 'carla@reedling.test', 'PARENT', 'active', '$argon2id$v=19$m=19456,t=2,p=1$Ewak8hsWyWYct4MSzbQR6g$ql8Li8hG5SvvCW+jY2j+UwATCG/Mi03cXsNT74014FQ', '$argon2id$v=19$m=19456,t=2,p=1$COAp9ckaDrfAaV6hMsIWnA$OILtZYUkMAXvG3EcJYVnSXLjBPKW3fiwASnW8aa4FRg', '2026-11-22 05:20:49.576522+00', false, '0123 1', NULL, '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:47.938914+00', '2026-11-22 04:20:48.96719+00');
INSERT INTO public."user" VALUES ('01a2017c-2d6b-7710-a489-0d491716fe18', 'Tom Second', 'second@reedling.test', 'TEACHER', 'active', '$argon2id$v=19$m=19456,t=2,p=1$pdb8cbz3NEYepR2Hf9x/vA$RRh4+jX3ixo+81gm5NLV2Z+c9R8/2ewopQ8V8SCCR+w', NULL, NULL, false, NULL, 'tom.new@reedling.test', '{"lessonReminders": true, "achievementAlerts": true, "examNotifications": true, "pushNotifications": true, "emailNotifications": true}', '{"showEmail": false, "showPhone": false, "allowMessages": true, "profileVisibility": "friends"}', '2026-11-22 04:20:45.035383+00', '2026-11-22 04:20:49.449159+00');
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
CREATE INDEX idx_activity_created_at_id ON public.activity USING btree (created_at, id);
CREATE INDEX idx_enrolment_student_id ON public.enrolment USING btree (student_id);
CREATE INDEX idx_exam_result_student_id_taken_on ON public.exam_result USING btree (student_id, taken_on);
CREATE INDEX idx_external_identity_user_id ON public.external_identity USING btree (user_id);
CREATE INDEX idx_external_sign_in_expires_at ON public.external_sign_in USING btree (expires_at);
CREATE INDEX idx_guardianship_student_id ON public.guardianship USING btree (student_id);
CREATE INDEX idx_idempotency_key_created_at ON public.idempotency_key USING btree (created_at);
CREATE INDEX idx_job_state_id ON public.job USING btree (state, id);
CREATE INDEX idx_job_state_run_at ON public.job USING btree (state, run_at);
CREATE INDEX idx_job_subject_id_kind_created_at ON public.job USING btree (subject_id, kind, created_at);
CREATE INDEX idx_lesson_start_at_id ON public.lesson USING btree (start_at, id);
CREATE INDEX idx_lesson_status_duration_minutes ON public.lesson USING btree (status, duration_minutes);
CREATE INDEX idx_lesson_student_id_start_at ON public.lesson USING btree (student_id, start_at);
CREATE INDEX idx_lesson_teacher_id_start_at ON public.lesson USING btree (teacher_id, start_at);
CREATE INDEX idx_parent_created_by ON public.parent USING btree (created_by);
CREATE INDEX idx_session_expires_at ON public.session USING btree (expires_at);
CREATE INDEX idx_session_user_id ON public.session USING btree (user_id);
CREATE INDEX idx_user_created_at_id ON public."user" USING btree (created_at, id);
CREATE INDEX idx_user_role_created_at ON public."user" USING btree (role, created_at);
CREATE INDEX idx_user_role_name_id ON public."user" USING btree (role, name, id);
CREATE INDEX idx_user_role_status ON public."user" USING btree (role, status);
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
ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
