CREATE TABLE "user" (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    email text UNIQUE,
    role text NOT NULL,
    password_hash text,
    temporary_password_hash text,
    temporary_password_expires_at timestamptz,
    must_change_password boolean NOT NULL,
    phone_number text,
    pending_email text,
    notification_settings jsonb NOT NULL,
    privacy_settings jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    address_proved_at timestamptz,
    approved_at timestamptz,
    suspended_at timestamptz,
    temporary_password_source text,
    draft_key bytea NOT NULL,
    notices_read_until timestamptz,
    name_folded text NOT NULL,
    name_joined text NOT NULL,
    name_sorted text COLLATE "C" NOT NULL
);
CREATE INDEX idx_user_role_created_at ON "user" (role, created_at);
CREATE INDEX idx_user_created_at_id ON "user" (created_at, id);
CREATE INDEX idx_user_role_standing ON "user" (role, suspended_at, approved_at);
CREATE INDEX idx_user_waiting ON "user" (created_at, id) WHERE approved_at IS NULL;
CREATE INDEX idx_user_role_name_sorted_id ON "user" (role, name_sorted, id);

CREATE TABLE session (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    user_agent text NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    wrong_passwords integer NOT NULL DEFAULT 0,
    proved_at timestamptz
);
CREATE INDEX idx_session_user_id ON session (user_id);
CREATE INDEX idx_session_expires_at ON session (expires_at);

CREATE TABLE account_token (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    created_at timestamptz NOT NULL
);
CREATE INDEX idx_account_token_user_id ON account_token (user_id);

CREATE TABLE sign_in_throttle (
    key text PRIMARY KEY,
    failures integer NOT NULL,
    window_started_at timestamptz NOT NULL,
    blocked_until timestamptz
);

CREATE TABLE teacher (
    user_id uuid PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    instrument text,
    department text,
    default_duration_minutes integer
);

CREATE TABLE student (
    user_id uuid PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
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
    created_by uuid REFERENCES "user" (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
);
CREATE INDEX idx_student_created_by ON student (created_by);

CREATE TABLE parent (
    user_id uuid PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    address text,
    created_by uuid REFERENCES "user" (id) ON DELETE SET NULL
);
CREATE INDEX idx_parent_created_by ON parent (created_by);

CREATE TABLE guardianship (
    parent_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    relationship text NOT NULL,
    is_primary boolean NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (parent_id, student_id)
);
CREATE INDEX idx_guardianship_student_id ON guardianship (student_id);

CREATE TABLE enrolment (
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    linked_by_administrator boolean NOT NULL DEFAULT false,
    PRIMARY KEY (teacher_id, student_id)
);
CREATE INDEX idx_enrolment_student_id ON enrolment (student_id);

CREATE TABLE exam_result (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    board text NOT NULL,
    grade text NOT NULL,
    taken_on date NOT NULL,
    percentage integer NOT NULL,
    recorded_by uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL
);
CREATE INDEX idx_exam_result_student_id_taken_on ON exam_result (student_id, taken_on);
CREATE INDEX idx_exam_result_recorded_by ON exam_result (recorded_by);

CREATE TABLE lesson_series (
    id uuid PRIMARY KEY,
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    recurrence_type text NOT NULL,
    time_zone text NOT NULL,
    created_at timestamptz NOT NULL
);
CREATE INDEX idx_lesson_series_student_id ON lesson_series (student_id);
CREATE INDEX idx_lesson_series_teacher_id ON lesson_series (teacher_id);

CREATE TABLE lesson (
    id uuid PRIMARY KEY,
    series_id uuid NOT NULL REFERENCES lesson_series (id) ON DELETE CASCADE,
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    title text NOT NULL,
    description text,
    start_at timestamptz NOT NULL,
    end_at timestamptz NOT NULL,
    duration_minutes integer NOT NULL,
    status text NOT NULL,
    notes text,
    teacher_notes text,
    completed_at timestamptz,
    version integer NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    goals_revision integer NOT NULL DEFAULT 1,
    goals_by text,
    week jsonb,
    unread jsonb,
    private_notes text,
    start_local text
);
CREATE INDEX idx_lesson_teacher_id_start_at ON lesson (teacher_id, start_at);
CREATE INDEX idx_lesson_student_id_start_at ON lesson (student_id, start_at);
CREATE INDEX idx_lesson_start_at_id ON lesson (start_at, id);
CREATE INDEX idx_lesson_status_duration_minutes ON lesson (status, duration_minutes);
CREATE INDEX idx_lesson_series_id ON lesson (series_id);

CREATE TABLE lesson_feedback (
    lesson_id uuid PRIMARY KEY REFERENCES lesson (id) ON DELETE CASCADE,
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
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
);

CREATE TABLE activity (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    actor_id uuid,
    subject_id uuid,
    description text NOT NULL,
    status text NOT NULL,
    created_at timestamptz NOT NULL
);
CREATE INDEX idx_activity_created_at_id ON activity (created_at, id);

CREATE TABLE job (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    dedup_key text UNIQUE,
    state text NOT NULL,
    attempts integer NOT NULL,
    run_at timestamptz NOT NULL,
    leased_until timestamptz,
    last_error text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    subject_id uuid
);
CREATE INDEX idx_job_state_run_at ON job (state, run_at);
CREATE INDEX idx_job_state_id ON job (state, id);
CREATE INDEX idx_job_subject_id_kind_created_at ON job (subject_id, kind, created_at);

CREATE TABLE external_sign_in (
    handle_hash bytea PRIMARY KEY,
    state_hash bytea NOT NULL,
    nonce text NOT NULL,
    pkce_verifier text NOT NULL,
    expires_at timestamptz NOT NULL
);
CREATE INDEX idx_external_sign_in_expires_at ON external_sign_in (expires_at);

CREATE TABLE external_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX idx_external_identity_user_id ON external_identity (user_id);

CREATE TABLE contact_card (
    id uuid PRIMARY KEY,
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    address text,
    created_at timestamptz NOT NULL,
    name_folded text NOT NULL,
    name_joined text NOT NULL,
    name_sorted text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX idx_contact_card_teacher_id_email_parent_id ON contact_card (teacher_id, email, parent_id);
CREATE INDEX idx_contact_card_parent_id ON contact_card (parent_id);

CREATE TABLE parent_request (
    id uuid PRIMARY KEY,
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    student_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    card_id uuid NOT NULL REFERENCES contact_card (id) ON DELETE CASCADE,
    is_primary boolean NOT NULL,
    state text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    answered_at timestamptz,
    mailed_at timestamptz
);
CREATE UNIQUE INDEX idx_parent_request_student_id_teacher_id_parent_id ON parent_request (student_id, teacher_id, parent_id);
CREATE INDEX idx_parent_request_parent_id ON parent_request (parent_id);
CREATE INDEX idx_parent_request_teacher_id ON parent_request (teacher_id);
CREATE INDEX idx_parent_request_card_id ON parent_request (card_id);

CREATE TABLE parent_confirmation (
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    parent_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (teacher_id, parent_id)
);
CREATE INDEX idx_parent_confirmation_parent_id ON parent_confirmation (parent_id);

CREATE TABLE tally (
    subject text NOT NULL,
    item text NOT NULL,
    counted_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    PRIMARY KEY (subject, item)
);
CREATE INDEX idx_tally_subject_counted_at ON tally (subject, counted_at);
CREATE INDEX idx_tally_ends_at ON tally (ends_at);

CREATE TABLE known_browser (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX idx_known_browser_user_id_token_hash ON known_browser (user_id, token_hash);
CREATE INDEX idx_known_browser_token_hash ON known_browser (token_hash);
CREATE INDEX idx_known_browser_last_used_at ON known_browser (last_used_at);

CREATE TABLE known_network (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    salt bytea NOT NULL,
    network_hash bytea NOT NULL,
    last_used_at timestamptz NOT NULL
);
CREATE INDEX idx_known_network_user_id_last_used_at ON known_network (user_id, last_used_at);
CREATE INDEX idx_known_network_last_used_at ON known_network (last_used_at);

CREATE TABLE idempotency_key (
    caller_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    answer text NOT NULL,
    subject_id uuid,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (caller_id, key)
);
CREATE INDEX idx_idempotency_key_created_at ON idempotency_key (created_at);

CREATE TABLE refused_registration (
    address_hash bytea PRIMARY KEY,
    refused_at timestamptz NOT NULL
);
CREATE INDEX idx_refused_registration_refused_at ON refused_registration (refused_at);

CREATE TABLE mail_pause (
    mail text PRIMARY KEY,
    until timestamptz NOT NULL
);

CREATE TABLE planned_exam (
    student_id uuid PRIMARY KEY REFERENCES student (user_id) ON DELETE CASCADE,
    board text,
    grade text,
    takes_place_on date NOT NULL,
    planned_by uuid REFERENCES "user" (id) ON DELETE SET NULL,
    updated_at timestamptz NOT NULL
);
CREATE INDEX idx_planned_exam_planned_by ON planned_exam (planned_by);

CREATE TABLE app_file (
    path text PRIMARY KEY,
    coding text NOT NULL,
    contents bytea NOT NULL,
    replaced_at timestamptz
);
CREATE INDEX idx_app_file_replaced_at ON app_file (replaced_at);

CREATE TABLE notice (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    kind text NOT NULL,
    lesson_id uuid REFERENCES lesson (id) ON DELETE CASCADE,
    student_id uuid REFERENCES "user" (id) ON DELETE CASCADE,
    teacher_id uuid REFERENCES "user" (id) ON DELETE CASCADE,
    earlier_at timestamptz,
    lessons integer NOT NULL,
    created_at timestamptz NOT NULL
);
CREATE INDEX idx_notice_user_id_created_at ON notice (user_id, created_at, id);
CREATE INDEX idx_notice_lesson_id ON notice (lesson_id);
CREATE INDEX idx_notice_student_id ON notice (student_id);
CREATE INDEX idx_notice_teacher_id ON notice (teacher_id);
CREATE INDEX idx_notice_created_at ON notice (created_at);

CREATE TABLE second_factor (
    user_id uuid PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    secret_sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    code_hash bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE sign_in_challenge (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    tries integer NOT NULL DEFAULT 0,
    remembers_browser boolean NOT NULL DEFAULT false,
    expires_at timestamptz NOT NULL
);
CREATE INDEX idx_sign_in_challenge_user_id ON sign_in_challenge (user_id);
CREATE INDEX idx_sign_in_challenge_expires_at ON sign_in_challenge (expires_at);

CREATE TABLE practice_plan (
    lesson_id uuid NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    revision integer NOT NULL DEFAULT 1,
    planner text NOT NULL,
    guidance jsonb NOT NULL,
    basis jsonb NOT NULL,
    cards jsonb NOT NULL,
    tempi jsonb NOT NULL,
    struck jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (lesson_id, revision)
);

CREATE TABLE piece (
    id uuid PRIMARY KEY,
    student_id uuid NOT NULL REFERENCES student (user_id) ON DELETE CASCADE,
    title text NOT NULL,
    composer text,
    normal_title text NOT NULL,
    normal_composer text NOT NULL,
    kind text,
    goal_tempo jsonb,
    last_tempo jsonb,
    merged_into uuid,
    merged_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    former jsonb,
    clean_tempo jsonb
);
CREATE UNIQUE INDEX idx_piece_student_id_normal ON piece (student_id, normal_title, normal_composer) WHERE merged_into IS NULL;
CREATE INDEX idx_piece_student_id ON piece (student_id);
CREATE INDEX idx_piece_merged_at ON piece (merged_at) WHERE merged_into IS NOT NULL;

CREATE TABLE piece_state (
    piece_id uuid NOT NULL REFERENCES piece (id) ON DELETE CASCADE,
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    state text NOT NULL,
    resting_until date,
    hand_state text,
    hand_until date,
    hand_at timestamptz,
    PRIMARY KEY (piece_id, teacher_id)
);
CREATE INDEX idx_piece_state_teacher_id ON piece_state (teacher_id);

CREATE TABLE lesson_goal (
    lesson_id uuid NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    position integer NOT NULL,
    piece_id uuid REFERENCES piece (id),
    goal jsonb NOT NULL,
    PRIMARY KEY (lesson_id, revision, position)
);
CREATE INDEX idx_lesson_goal_piece_id ON lesson_goal (piece_id);

CREATE TABLE body_state (
    lesson_id uuid PRIMARY KEY REFERENCES lesson (id) ON DELETE CASCADE,
    student_id uuid NOT NULL REFERENCES student (user_id) ON DELETE CASCADE,
    teacher_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    answer jsonb NOT NULL,
    ends_on date,
    answered_at timestamptz NOT NULL
);
CREATE INDEX idx_body_state_student_id ON body_state (student_id);
CREATE INDEX idx_body_state_teacher_id ON body_state (teacher_id);
CREATE INDEX idx_body_state_ends_on ON body_state (ends_on);

CREATE TABLE second_factor_setup (
    session_id uuid PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    secret_sealed bytea NOT NULL,
    created_at timestamptz NOT NULL
);
