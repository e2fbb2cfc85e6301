// Made by `just openapi` from openapi.json. Do not edit.

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. */
        post: operations["sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: the token stops working at once. */
        post: operations["sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with a code of the authenticator app, or with a recovery code. */
        post: operations["sign_in_with_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register as a teacher; an activation link is mailed. The answer is the same for a known address (D12). */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Use an activation link. */
        get: operations["activate_account"];
        put?: never;
        /** Mail a new activation link. The answer is the same for an unknown address (D12). */
        post: operations["resend_activation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an activation link is still good; it is not used up. */
        get: operations["verify_activation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a temporary password by mail. The answer is the same for an unknown address (D2). */
        post: operations["forgot_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the temporary one from the mail. */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password, signed in or with a temporary one; all other sessions end. */
        post: operations["set_new_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which ways to sign in there are beside a password. */
        get: operations["get_sign_in_providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the browser to the provider; 404 when none is set up. The provider sends it back to
         *     `/auth/google/callback` within ten minutes.
         */
        get: operations["begin_google_sign_in"];
        put?: never;
        /** Finish what the callback screen was called with: sign in, or join as a teacher. */
        post: operations["finish_google_sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the landing page. */
        get: operations["get_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the database, the disk and the jobs, as it was found in the last seconds. */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of initials. Of longer texts the first two letters are drawn, and of none a figure. */
        get: operations["get_avatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user. */
        get: operations["get_current_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's name and number; another e-mail address waits as `pendingEmail` until its link is opened. */
        put: operations["edit_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep one's notification settings. */
        put: operations["edit_notification_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep one's privacy settings. */
        put: operations["edit_privacy_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in, at most 100 browsers. */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else. */
        delete: operations["end_other_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out in one browser. */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether signing in takes a code of an authenticator app. */
        get: operations["get_second_factor"];
        put?: never;
        post?: never;
        /** Turn the second factor off; other sessions end. */
        delete: operations["turn_off_second_factor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/second-factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app in this session: the first one, or another one in its place. It is asked for
         *     once a first code was typed. Beginning again within the hour answers the same secret.
         */
        post: operations["begin_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on with a first code, or move it to the other app. The recovery codes are shown this once;
         *     earlier ones stop working, and other sessions end.
         */
        post: operations["confirm_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/second-factor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes: the earlier ones stop working, and other sessions end. */
        post: operations["renew_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show that it is oneself, with the password, or with a code where two-factor sign-in is on, for what is asked for within the next ten minutes. */
        post: operations["prove_oneself"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the caller or theirs in the last 90 days, newest first; ten notices where no limit is given, at
         *     most 50, none for a limit of 0. Who may no longer see a lesson is not told of it either.
         */
        get: operations["list_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the notices up to an instant as read. */
        post: operations["read_notices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The school's accounts, newest first: the newest 1,000, or as many as `limit` says, at most 1,000. `next`, sent
         *     as `after`, gives the next page; `search`, `role`, `status` and `waitsFor` combine.
         */
        get: operations["list_users"];
        put?: never;
        /** Make an account of any role. Its owner gets a temporary password by mail; a student is linked to the teacher. */
        post: operations["create_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve a teacher who registered and has activated the account. */
        put: operations["approve_user"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Refuse a teacher who waits, for activation or for approval: the account is deleted, and may be registered
         *     again after thirty days.
         */
        delete: operations["refuse_user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/teaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many students somebody teaches and how many lessons are still to come, to be told before a suspension. */
        get: operations["get_user_teaching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend an account, or let it in again. Suspension ends sessions, mailed links and temporary passwords; lessons
         *     and links stay.
         */
        put: operations["set_user_status"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turn off the second factor of somebody who has lost app and recovery codes; they are signed out everywhere. */
        delete: operations["reset_second_factor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a teacher an administrator, or an administrator a teacher; their sessions end. */
        put: operations["set_user_role"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/students/{id}/teachers/{teacher_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a student out of one teacher's class; that teacher's future scheduled lessons with them are cancelled. */
        delete: operations["unlink_student_from_teacher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/parents/{id}/children/{student_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Link a parent to a child who is there already. Repeating it changes nothing. */
        put: operations["link_parent_to_student"];
        post?: never;
        /** End the link of a parent with a child, also a minor's last one. */
        delete: operations["unlink_parent_from_student"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the administrator's dashboard, counted now. */
        get: operations["get_admin_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to whom, newest first: the newest 50, or as many as `limit` says, at most 200. With `after`,
         *     the last activity of a page, the next page.
         */
        get: operations["list_activities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/students/{id}/teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link a student to a further teacher (D12). */
        post: operations["link_student_to_teacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teachers who see the contact data of parents since an earlier release, without having entered them. */
        get: operations["list_contact_rights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-rights/{teacher_id}/{parent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep or end such a right, once. */
        post: operations["decide_contact_right"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teachers with an active account by name, at most 100; `search` finds the others. */
        get: operations["list_teachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The students linked to the teacher; for an administrator, the whole school.
         * @description By name, at most 5,000.
         */
        get: operations["list_students"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a student out of the class; future scheduled lessons with them are cancelled (D3). */
        delete: operations["remove_student"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find parents of one's own students and those one entered, by what the caller may see of them. */
        get: operations["search_parents"];
        put?: never;
        /** Enter a parent. The answer is the same for a known and an unknown address; somebody new is mailed a password. */
        post: operations["create_parent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lessons that the teacher gives; for an administrator, the whole school's.
         * @description Earliest first; of more than 5,000, or of more than 10,000 without plans, the latest: `total` tells how many there
         *     are. A day, a week or a month is asked for with both ends.
         */
        get: operations["list_teacher_lessons"];
        put?: never;
        /** Schedule one lesson or a weekly series, all of it or none. */
        post: operations["schedule_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a lesson; it stays listed as CANCELLED. */
        delete: operations["cancel_lesson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own teacher profile; administrators have one too (D12). */
        get: operations["get_teacher_profile"];
        /** Change one's own teacher profile. */
        put: operations["edit_teacher_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own lesson preferences; administrators have some too. */
        get: operations["get_teacher_preferences"];
        /** Change one's own lesson preferences. */
        put: operations["edit_teacher_preferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/minor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a minor, linked to the parents and to the teacher. */
        post: operations["create_minor_student"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/teacher-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a student with a sign-in, and where one is needed a parent; answers the temporary passwords. */
        post: operations["create_student"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lessons that the caller may see as an array, earliest first (D3).
         * @description Of more than 5,000, or of more than 10,000 without plans, the latest: `X-Total-Count` tells how many there are.
         */
        get: operations["list_student_lessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student's profile: for the teacher, the student and linked parents. */
        get: operations["get_student"];
        /** Change a student's grade. */
        put: operations["edit_student"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record the result of an examination; the student's academic summary comes of them (D4). */
        post: operations["record_exam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/exam-planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Plan the examination that the student works towards; practice plans count back from it (D13). */
        put: operations["plan_exam"];
        post?: never;
        /** Forget the examination that was planned; without one nothing changes. */
        delete: operations["unplan_exam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who teaches a student, for whoever may see the student (D12). */
        get: operations["list_teachers_of_student"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student's repertoire; another teacher's pieces with title and composer only. */
        get: operations["list_pieces"];
        put?: never;
        /** Add a piece to a student's repertoire. */
        post: operations["add_piece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/pieces/{piece_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a piece, or say where it stands with the caller. */
        put: operations["edit_piece"];
        post?: never;
        /** Remove a piece that no lesson has set. */
        delete: operations["remove_piece"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/pieces/{piece_id}/same-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a piece is another one of the student's; null undoes that within ten minutes. */
        post: operations["merge_pieces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own pieces; for a parent, the linked children's. */
        get: operations["list_own_pieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lesson with its practice plan, for whoever has it in a list. */
        get: operations["get_lesson"];
        /** Change a SCHEDULED lesson. */
        put: operations["edit_lesson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Complete a SCHEDULED lesson with notes; the practice plan is made from them (D6). */
        patch: operations["complete_lesson"];
        trace?: never;
    };
    "/api/lessons/{id}/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a COMPLETED lesson sets; for a SCHEDULED one, what its notes will be read by. For its teacher and administrators. */
        get: operations["get_lesson_goals"];
        /** Change what a COMPLETED lesson sets: for 14 days, until a later lesson with the student is completed. */
        put: operations["change_lesson_goals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Strike lines of the plan, from today on; within the same time. The goals stay. */
        patch: operations["strike_plan_lines"];
        trace?: never;
    };
    "/api/lesson-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feedback on the lessons that the caller may see, newest lesson first.
         * @description At most 5,000: `X-Total-Count` tells how many there are.
         */
        get: operations["list_lesson_feedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-feedback/{lesson_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write feedback on a lesson that one gives (D5). */
        put: operations["write_lesson_feedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parents/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The linked children; for an administrator, all.
         * @description By name, at most 500.
         */
        get: operations["list_children"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parents/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lessons of the linked children, earliest first.
         * @description Of more than 5,000, or of more than 10,000 without plans, the latest: `total` tells how many there are.
         */
        get: operations["list_family_lessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parents/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests of teachers that wait for the caller's answer. */
        get: operations["list_parent_requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parents/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a teacher's request, once. */
        post: operations["answer_parent_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the teacher or to an administrator, by mail. Five within an hour. */
        post: operations["send_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest background jobs in a state, or in any. */
        get: operations["list_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a job done again that has failed. A mail is written anew, with a new temporary password or link. */
        post: operations["retry_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AcademicSummaryBody
         * @description Recorded examinations in two figures.
         */
        AcademicSummaryBody: {
            /**
             * Format: uint64
             * @description How many.
             */
            totalExamsCompleted: number;
            /**
             * Format: double
             * @description Mean percentage; absent without any.
             */
            overallAveragePercentage: number | null;
        };
        /** @description Whether somebody teaches or administers. */
        AccountRoleRequest: {
            /**
             * @description TEACHER or ADMINISTRATOR.
             * @enum {string}
             */
            role: "TEACHER" | "ADMINISTRATOR";
        };
        /**
         * @description Whether an account may be used. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        AccountStatus: "active" | "pending" | "suspended";
        /** @description Whether somebody is kept out. */
        AccountStatusRequest: {
            /**
             * @description active or suspended.
             * @enum {string}
             */
            status: "active" | "suspended";
        };
        /**
         * ActivatedBody
         * @description The account that was activated.
         */
        ActivatedBody: {
            /** @description Its owner. */
            user: components["schemas"]["ActivatedUserBody"] & unknown;
        };
        /**
         * ActivatedUserBody
         * @description The owner of an activated account.
         */
        ActivatedUserBody: {
            /** @description Sign-in address. */
            email: string;
        };
        /**
         * ActivitiesBody
         * @description A page of the audit trail.
         */
        ActivitiesBody: {
            /** @description Newest first. */
            activities: components["schemas"]["ActivityBody"][];
            /**
             * Format: uint64
             * @description How many there are on all pages.
             */
            total: number;
        };
        /**
         * ActivityBody
         * @description Who did what to whom, when (Spec §3, D8).
         */
        ActivityBody: {
            /**
             * Format: uuid
             * @description The activity, a UUID v7.
             */
            id: string;
            /** @description What kind of thing. */
            type: components["schemas"]["ActivityType"] & unknown;
            /** @description A sentence for an administrator. */
            description: string;
            /**
             * Format: date-time
             * @description When it was done.
             */
            timestamp: string;
            /** @description How it stood after it. */
            status: components["schemas"]["ActivityStatus"] & unknown;
            /** @description Who did it; absent for the system. */
            actor: (components["schemas"]["PersonBody"] & unknown) | null;
            /** @description Whom it was done to, if it was a person who still has an account. */
            subject: (components["schemas"]["PersonBody"] & unknown) | null;
        };
        /**
         * @description How the thing stood after it was done. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        ActivityStatus: "active" | "inactive" | "pending";
        /**
         * @description What kind of thing was done. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        ActivityType: "user_registration" | "grade_update" | "communication" | "exam_scheduled" | "system_update" | "other";
        /**
         * AddedPieceBody
         * @description A piece that was added.
         */
        AddedPieceBody: {
            /** @description A sentence for the teacher. */
            message: string;
            /**
             * Format: uuid
             * @description The piece.
             */
            id: string;
        };
        /**
         * AdminStatsBody
         * @description The figures of the administrator's dashboard (Spec §3, D8).
         */
        AdminStatsBody: {
            /**
             * Format: uint64
             * @description All accounts.
             */
            totalUsers: number;
            /**
             * Format: uint64
             * @description Accounts that may sign in.
             */
            activeUsers: number;
            /**
             * Format: uint64
             * @description Accounts that wait for activation or approval.
             */
            pendingApprovals: number;
            /**
             * Format: double
             * @description Percent of the five health checks that pass now: the database answers, jobs are on time, mail is accepted,
             *     the disk has room, under 1 % of this replica's answers of the last hour are 5xx.
             */
            systemHealth: number;
            /**
             * Format: double
             * @description Size of the database in GB.
             */
            storageUsed: number;
            /**
             * Format: uint64
             * @description Students.
             */
            totalStudents: number;
            /**
             * Format: uint64
             * @description Teachers.
             */
            totalTeachers: number;
            /**
             * Format: uint64
             * @description Parents.
             */
            totalParents: number;
        };
        /** @description A parent's answer to a teacher's request. */
        AnswerParentRequest: {
            /** @description Yes links the child and shows the teacher how to reach the caller; no is to every request of the teacher. */
            accept: boolean;
        };
        /**
         * @description What a lesson is to set from now on. What is missing beside the goals stays as it is. Goals, week and body are the
         *     planner's own objects, which is why the server reads them in a second step; in these an unknown field is ignored.
         */
        ChangeGoalsRequest: {
            /** @description The goals, the most important first; empty when nothing is set. */
            goals: {
                [key: string]: unknown;
            }[];
            /** @description What holds for the whole week. */
            week?: {
                [key: string]: unknown;
            } | null;
            /** @description What was answered about the body. Where nothing was, the careful answer to the notes holds. */
            body?: {
                [key: string]: unknown;
            } | null;
            /** @description The notes, which families read beside the plan. */
            teacherNotes?: string | null;
            /** @description What only the teacher and administrators read; empty text removes it. */
            privateNotes?: string | null;
            /**
             * Format: int32
             * @description The revision that was read; an older one is refused.
             */
            revision: number;
        };
        /**
         * ChangedLessonBody
         * @description A lesson after a change.
         */
        ChangedLessonBody: {
            /** @description A sentence for the teacher. */
            message: string;
            /** @description The lesson as it is now. */
            lesson: components["schemas"]["LessonBody"] & unknown;
        };
        /**
         * ChangedStudentBody
         * @description A student after a change.
         */
        ChangedStudentBody: {
            /** @description A sentence for the teacher. */
            message: string;
            /** @description The student as it is now. */
            student: components["schemas"]["StudentBody"] & unknown;
        };
        /**
         * ChildBody
         * @description A child, as a parent sees it (Spec §3).
         */
        ChildBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /** @description Name and address, nested. */
            user: components["schemas"]["NamedUserBody"] & unknown;
            /** @description Grade. */
            grade: string;
            /** @description Instrument. */
            instrument: string;
            /** @description Section. */
            section: string | null;
            /** @description Number on the school's roll. */
            rollNumber: string | null;
        };
        /**
         * ChildrenBody
         * @description The caller and the linked children.
         */
        ChildrenBody: {
            /** @description The caller. */
            parent: components["schemas"]["ParentOfChildrenBody"] & unknown;
            /** @description By name. */
            children: components["schemas"]["ChildBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
        };
        /**
         * @description What the complete dialog sends (Spec §7). Goals, week and body are the planner's own objects, which is why the server
         *     reads them in a second step; in these an unknown field is ignored.
         */
        CompleteRequest: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            completed: true;
            /** @description Notes of the teacher. */
            teacherNotes: string;
            /** @description What the lesson sets, the most important goal first; empty when nothing is set. Without it the notes are read. */
            goals?: {
                [key: string]: unknown;
            }[] | null;
            /** @description What holds for the whole week. */
            week?: {
                [key: string]: unknown;
            } | null;
            /** @description What was answered about the body. Without it the careful answer to the notes holds. */
            body?: {
                [key: string]: unknown;
            } | null;
            /** @description What only the teacher and administrators read. */
            privateNotes?: string | null;
        };
        /** @description A first code of an authenticator app. */
        ConfirmSecondFactorRequest: {
            /** @description The six digits that the app shows. */
            code: string;
        };
        /**
         * ConflictBody
         * @description A lesson that overlaps with one just scheduled; it never blocks (D5).
         */
        ConflictBody: {
            /**
             * Format: date-time
             * @description Start of the new lesson.
             */
            occurrenceStartTime: string;
            /**
             * Format: uuid
             * @description The lesson that was there.
             */
            lessonId: string;
            /** @description Its title. */
            title: string;
            /** @description Its student's name. */
            studentName: string;
            /**
             * Format: date-time
             * @description Its start.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description Its end.
             */
            endTime: string;
        };
        /**
         * ContactRightBody
         * @description A teacher sees what a parent entered, though the parent was never asked.
         */
        ContactRightBody: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            teacherId: string;
            /** @description The teacher's full name. */
            teacherName: string;
            /**
             * Format: uuid
             * @description The parent.
             */
            parentId: string;
            /** @description The parent's full name. */
            parentName: string;
            /**
             * Format: date-time
             * @description Since when the teacher has taught a child of the parent.
             */
            since: string;
        };
        /**
         * ContactRightsBody
         * @description Rights that nobody has decided on yet.
         */
        ContactRightsBody: {
            /** @description Oldest first, at most 100; those that follow come up when these are decided. */
            rights: components["schemas"]["ContactRightBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
        };
        /** @description What the Create User dialog sends. */
        CreateUserRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description Sign-in address.
             */
            email: string;
            /**
             * @description ADMINISTRATOR, TEACHER, STUDENT or PARENT.
             * @enum {string}
             */
            role: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
            /**
             * @description A teacher's instrument, if wanted.
             * @default
             */
            instrument?: string | null;
            /**
             * @description A student's grade.
             * @default
             */
            grade?: string | null;
            /**
             * @description A student's teacher.
             * @default
             */
            teacherId?: string | null;
        };
        /**
         * CreatedParentBody
         * @description A parent that was added.
         */
        CreatedParentBody: {
            /** @description The parent, with id. */
            parent: components["schemas"]["ParentBody"] & unknown;
        };
        /**
         * CreatedStudentBody
         * @description A student that was added.
         */
        CreatedStudentBody: {
            /** @description The student's account. */
            student: components["schemas"]["NewAccountBody"] & unknown;
            /** @description The parent's account, if one was made. */
            parent: (components["schemas"]["NewAccountBody"] & unknown) | null;
        };
        /**
         * CreatedUserBody
         * @description An account that was made.
         */
        CreatedUserBody: {
            /** @description A sentence for the administrator. */
            message: string;
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
        };
        /** @description What becomes of a right. */
        DecideContactRightRequest: {
            /** @description Whether the teacher goes on seeing how to reach the parent. */
            keep: boolean;
        };
        /** @description What the edit dialog sends (Spec §7). What is missing stays as it is; null empties description and notes. */
        EditLessonRequest: {
            /** @description Title. */
            title?: string;
            /** @description Description. */
            description?: string | null;
            /**
             * Format: uuid
             * @description The student.
             */
            studentId?: string;
            /**
             * Format: date-time
             * @description Start, RFC 3339.
             */
            startTime?: string;
            /**
             * Format: date-time
             * @description End; start plus duration decides.
             * @default null
             */
            endTime?: string | null;
            /**
             * Format: int64
             * @description Minutes.
             */
            duration?: number;
            /**
             * @description SCHEDULED, COMPLETED, CANCELLED or MISSED.
             * @enum {string}
             */
            status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
            /** @description The edit form's notes. */
            notes?: string | null;
            /**
             * Format: int32
             * @description The version that was read; an older one is refused (D5).
             * @default null
             */
            version?: number | null;
        };
        /** @description What a notification switch sends. What is missing stays as it is. */
        EditNotificationsRequest: {
            /** @description By e-mail. */
            emailNotifications?: boolean;
            /** @description By push message. */
            pushNotifications?: boolean;
            /** @description Before lessons. */
            lessonReminders?: boolean;
            /** @description About examinations. */
            examNotifications?: boolean;
            /** @description About achievements. */
            achievementAlerts?: boolean;
        };
        /** @description A change of a piece. What is missing stays as it is; null empties what may be empty. */
        EditPieceRequest: {
            /** @description Title. */
            title?: string;
            /** @description Composer. */
            composer?: string | null;
            /** @description What kind of piece it is, in a word. */
            kind?: string | null;
            /** @description The tempo that it is to reach. */
            goalTempo?: {
                /**
                 * Format: uint16
                 * @description Beats per minute.
                 */
                bpm: number;
                /**
                 * @description The note that it counts; a crotchet by default.
                 * @enum {string|null}
                 */
                unit?: "semiquaver" | "quaver" | "dottedQuaver" | "crotchet" | "dottedCrotchet" | "minim" | "dottedMinim" | "semibreve" | null;
            } | null;
            /**
             * @description Where it stands with the caller.
             * @enum {string|null}
             */
            state?: "active" | "kept" | "resting" | "finished" | null;
            /** @description The last day of a rest, yyyy-MM-dd. */
            restingUntil?: string | null;
        };
        /** @description What a privacy switch sends. What is missing stays as it is. */
        EditPrivacyRequest: {
            /**
             * @description `public`, `friends` or `private`.
             * @enum {string}
             */
            profileVisibility?: "public" | "friends" | "private";
            /** @description Whether students and parents see a teacher's address. */
            showEmail?: boolean;
            /** @description Whether they see the number. */
            showPhone?: boolean;
            /** @description Kept for later. */
            allowMessages?: boolean;
        };
        /** @description What Profile Information sends. What is missing stays as it is; null empties the number. */
        EditProfileRequest: {
            /** @description Full name. */
            name?: string;
            /**
             * Format: email
             * @description Sign-in address; another one waits until the link that is mailed to it is opened.
             */
            email?: string;
            /** @description As typed. */
            phoneNumber?: string | null;
        };
        /** @description The one thing about a student that may change. */
        EditStudentRequest: {
            /** @description Grade, from the creation list. */
            grade: string;
        };
        /** @description What Lesson Preferences sends. What is missing stays as it is. */
        EditTeacherPreferencesRequest: {
            /**
             * Format: int64
             * @description Minutes, 15 to 240.
             */
            defaultDuration?: number;
            /** @description Whether reminders come before lessons. */
            lessonReminders?: boolean;
        };
        /** @description What Personal Information sends. What is missing stays as it is; null empties it. */
        EditTeacherProfileRequest: {
            /** @description Instrument. */
            instrument?: string | null;
            /** @description Department. */
            department?: string | null;
            /** @description As typed. */
            phoneNumber?: string | null;
        };
        /**
         * ErrorBody
         * @description What every failed call answers.
         */
        ErrorBody: {
            /** @description A sentence for a person. */
            error: string;
            /** @description The same sentence: screens read the one or the other (Spec §7). */
            message: string;
            /** @description Stable code in snake case. */
            code: components["schemas"]["ErrorCode"] & unknown;
            /** @description Sentences by field, for a form. */
            fields: {
                [key: string]: string[];
            };
            /** @description Where a change of goals or of a plan came too late: what stands there now, as reading it answers. */
            current?: Record<string, never>;
        };
        /**
         * @description Stable name of a failure; the description of each failed answer lists the ones that it may have. A later release may answer others; go by the status then.
         * @enum {string}
         */
        ErrorCode: "malformed" | "unauthenticated" | "forbidden" | "account_pending" | "account_suspended" | "approval_pending" | "registration_closed" | "registration_refused" | "no_administrator" | "email_not_verified" | "not_your_student" | "address_not_proved" | "proof_needed" | "second_factor_unavailable" | "second_factor_required" | "cross_site" | "not_found" | "unknown_call" | "method_not_allowed" | "too_slow" | "version_conflict" | "lesson_not_scheduled" | "goals_closed" | "piece_in_use" | "piece_exists" | "too_late_to_undo" | "idempotency_in_progress" | "already_exists" | "already_linked" | "email_in_use" | "address_unavailable" | "not_activated" | "not_waiting" | "already_answered" | "request_expired" | "not_approved" | "role_is_fixed" | "not_oneself" | "last_administrator" | "second_factor_on" | "second_factor_off" | "job_not_failed" | "mail_cannot_be_repeated" | "too_large" | "not_json" | "invalid" | "idempotency_mismatch" | "too_many_attempts" | "too_many_addresses" | "internal" | "unavailable" | "provider_unavailable";
        /**
         * ExamFocusBody
         * @description The examination that a plan leads to.
         */
        ExamFocusBody: {
            /** @description Board, if one is known. */
            board: string | null;
            /** @description Grade, if the student works for one. */
            grade: string | null;
        };
        /**
         * ExamPlannedBody
         * @description An examination that was planned.
         */
        ExamPlannedBody: {
            /** @description A sentence for the teacher. */
            message: string;
            /** @description The examination. */
            examPlanned: components["schemas"]["PlannedExamBody"] & unknown;
        };
        /** @description The result of an examination (D4), as it is typed and sent. */
        ExamRequest: {
            /** @description Who examined, such as ABRSM. */
            board: string;
            /** @description Initial Grade, or Grade 1 to Grade 8. */
            grade: string;
            /** @description yyyy-MM-dd, not in the future. */
            date: string;
            /**
             * Format: double
             * @description A whole number from 0 to 100.
             */
            percentage: number;
        };
        /** @description What is typed in the forgot-password form, and sent: whose password was forgotten. */
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @description Sign-in address.
             */
            email: string;
        };
        /**
         * @description Who said what a lesson sets. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        GoalsBy: "teacher" | "reader" | "model";
        /** @description What the callback screen sends of the address that the provider led to. */
        GoogleRequest: {
            /** @description The provider's code, from the address. */
            code: string;
            /** @description The state, from the address. */
            state: string;
        };
        /**
         * HealthBody
         * @description How the server is.
         */
        HealthBody: {
            /** @description `ok` when every part is, `failing`, or `ending` once the server has been told to end. */
            status: components["schemas"]["HealthStatus"] & unknown;
            /** @description `ok`, or what is wrong with the database. */
            database: string;
            /** @description `ok`, or what is wrong with the disk. */
            disk: string;
            /** @description `ok`, or what is wrong with the background jobs. */
            jobs: string;
            /**
             * @description `ok`, by how much the server's clock differs from the database's, or `unknown` where that has none of its own.
             *     A clock that differs makes no status `failing`.
             */
            clock: string;
            /**
             * Format: uint64
             * @description Whole seconds since all this was found out.
             */
            age: number;
        };
        /**
         * @description How the server is: well, with a part that fails, or told to end. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        HealthStatus: "ok" | "failing" | "ending";
        /**
         * JobBody
         * @description A background job, without what it carries.
         */
        JobBody: {
            /**
             * Format: uuid
             * @description The job, a UUID v7.
             */
            id: string;
            /** @description What it does. */
            kind: components["schemas"]["JobKind"] & unknown;
            /** @description Which letter a mail is, once it was given up. */
            letter: string | null;
            /**
             * Format: uuid
             * @description Whom it is about: the recipient of a mail that was given up, the teacher of a plan.
             */
            subjectId: string | null;
            /** @description How it stands. */
            state: components["schemas"]["JobState"] & unknown;
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /** @description Why the last attempt failed: a sentence without personal data. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Not before this it is tried, or tried again.
             */
            runAt: string;
            /**
             * Format: date-time
             * @description When it was done or given up.
             */
            finishedAt: string | null;
        };
        /**
         * @description What a background job does. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        JobKind: "mail" | "practice_plan";
        /**
         * @description How a background job stands. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        JobState: "queued" | "done" | "failed" | "replaced";
        /**
         * JobsBody
         * @description Background jobs.
         */
        JobsBody: {
            /** @description Newest first, 100 at most. */
            jobs: components["schemas"]["JobBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
        };
        /**
         * LessonBody
         * @description A lesson (Spec §3).
         */
        LessonBody: {
            /**
             * Format: uuid
             * @description The lesson, a UUID v7.
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Description. */
            description: string | null;
            /** @description Who has it. */
            student: components["schemas"]["LessonStudentBody"] & unknown;
            /** @description Who gives it. */
            teacher: components["schemas"]["LessonTeacherBody"] & unknown;
            /**
             * Format: date-time
             * @description Start, RFC 3339 in UTC.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End, RFC 3339 in UTC.
             */
            endTime: string;
            /**
             * Format: int32
             * @description Minutes.
             */
            duration: number;
            /** @description Status. */
            status: components["schemas"]["LessonStatus"] & unknown;
            /** @description The edit form's text. */
            notes: string | null;
            /** @description From scheduling and completing. */
            teacherNotes: string | null;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            completedAt: string | null;
            /**
             * Format: int32
             * @description Send it back with a change; an older one is refused.
             */
            version: number;
            /** @description Whether the practice plan is there. */
            practiceGenerated: boolean;
            /** @description The practice plan; in a list without plans there is none. */
            practiceGuidance: (components["schemas"]["PracticeGuidanceBody"] & unknown) | null;
            /** @description The same plan in its other shape. */
            practicePlan: (components["schemas"]["PracticePlanBody"] & unknown) | null;
            /** @description Who said what the lesson sets: the teacher, or the reader from the notes; null before it is COMPLETED. */
            goalsBy: (components["schemas"]["GoalsBy"] & unknown) | null;
            /** @description What made the plan: `built-in`, or the name of a model (D6). */
            practicePlanner: string | null;
            /** @description Whether making the plan was given up; told where one lesson is asked for, and false in lists. */
            practiceFailed: boolean;
        };
        /**
         * LessonCountsBody
         * @description Lessons by status.
         */
        LessonCountsBody: {
            /**
             * Format: uint64
             * @description Scheduled, whatever their time.
             */
            scheduled: number;
            /**
             * Format: uint64
             * @description Scheduled, and in the future.
             */
            upcoming: number;
            /**
             * Format: uint64
             * @description Completed.
             */
            completed: number;
            /**
             * Format: uint64
             * @description Cancelled.
             */
            cancelled: number;
            /**
             * Format: uint64
             * @description Missed.
             */
            missed: number;
        };
        /**
         * LessonFeedbackBody
         * @description Feedback; its id is the lesson's (Spec §3).
         */
        LessonFeedbackBody: {
            /**
             * Format: uuid
             * @description The lesson.
             */
            id: string;
            /** @description The lesson's title. */
            title: string;
            /**
             * Format: date-time
             * @description The lesson's start.
             */
            lessonDate: string;
            /** @description Summary. */
            content: string;
            /** @description Who gave the lesson. */
            teacherName: string;
            /** @description The student's instrument. */
            instrument: string;
            /** @description Pieces. */
            piecesWorkedOn: string[];
            /** @description What got better. */
            areasImproved: string;
            /** @description What needs work. */
            areasNeedWork: string;
            /** @description On technique. */
            techniqueNotes: string;
            /** @description On musicianship. */
            musicianshipNotes: string;
            /** @description What to practise. */
            practiceAssignments: components["schemas"]["PracticeAssignmentBody"][];
            /** @description Goals. */
            nextLessonGoals: string;
            /**
             * Format: int32
             * @description 1 to 5.
             */
            teacherRating: number | null;
            /** @description In a word. */
            studentMood: string | null;
        };
        /**
         * LessonGoalsBody
         * @description What a lesson sets. Its goals, week, body and context are the planner's own objects, the same in the browser.
         */
        LessonGoalsBody: {
            /** @description What the reader may know beside the note; null unless the lesson is SCHEDULED or its goals may be changed, and its student still in the class. */
            context: Record<string, never> | null;
            /** @description The goals, the most important first; null for a lesson that is not COMPLETED, and for one of before there were goals. */
            goals: Record<string, never>[] | null;
            /** @description What holds for the whole week. */
            week: Record<string, never> | null;
            /** @description What was answered about the body, if there was something to ask. */
            body: Record<string, never> | null;
            /** @description The phrases of the notes that nothing was made of. */
            unread: string[];
            /** @description Who said what the lesson sets. */
            goalsBy: (components["schemas"]["GoalsBy"] & unknown) | null;
            /**
             * Format: int32
             * @description Send it back with a change; an older one is refused.
             */
            revision: number;
            /** @description The current plan; null until it is made. */
            plan: (components["schemas"]["PracticeGuidanceBody"] & unknown) | null;
            /** @description Its lines as cards, each with the key that it is struck by; null for a plan that was made from notes, or by a model. */
            cards: Record<string, never>[] | null;
            /**
             * Format: date-time
             * @description Until when it may be changed; null when a later lesson is completed.
             */
            editableUntil: string | null;
            /** @description What only the teacher and administrators read. */
            privateNotes: string | null;
        };
        /**
         * @description State of a lesson. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        LessonStatus: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
        /**
         * LessonStudentBody
         * @description The student of a lesson.
         */
        LessonStudentBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Sign-in address. */
            email: string | null;
            /** @description Given name. */
            firstName: string;
            /** @description The name once more, nested. */
            user: components["schemas"]["NamedUserBody"] & unknown;
        };
        /**
         * LessonTeacherBody
         * @description The teacher of a lesson.
         */
        LessonTeacherBody: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description The full name, nested. */
            user: components["schemas"]["NamedUserBody"] & unknown;
        };
        /**
         * LessonsBody
         * @description Lessons, by start.
         */
        LessonsBody: {
            /** @description Earliest first. */
            lessons: components["schemas"]["LessonBody"][];
            /**
             * Format: uint64
             * @description How many lessons fit what was asked for; more than the list holds when it is cut.
             */
            total: number;
            /** @description The same by status, whatever status was asked for. */
            counts: components["schemas"]["LessonCountsBody"] & unknown;
        };
        /** @description A student's further teacher. */
        LinkTeacherRequest: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            teacherId: string;
        };
        /**
         * ListedUserBody
         * @description An account in the administrator's list (Spec §3).
         */
        ListedUserBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Sign-in address; a minor may have none. */
            email: string | null;
            /** @description What the account is. */
            role: components["schemas"]["Role"] & unknown;
            /** @description Whether it may be used. */
            status: components["schemas"]["AccountStatus"] & unknown;
            /** @description What a pending account waits for: activation or approval. */
            waitsFor: (components["schemas"]["WaitsFor"] & unknown) | null;
            /** @description Whether signing in takes a code of an authenticator app. */
            secondFactor: boolean;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            createdAt: string;
        };
        /**
         * LoginAnswerBody
         * @description A session, or what has to come first: a new password (Spec §3, login response), or the second factor.
         */
        LoginAnswerBody: {
            /** @description Bearer token; absent while something has to come first. */
            token: string | null;
            /** @description Who signed in; absent while something has to come first. */
            user: (components["schemas"]["UserBody"] & unknown) | null;
            /** @description Whether a new password must be chosen before anything else. */
            mustChangePassword: boolean;
            /** @description True where a code of the authenticator app comes first; absent elsewhere. */
            secondFactor?: boolean;
            /** @description What the second step brings; absent where no code comes first. */
            challenge?: string;
            /**
             * Format: uuid
             * @description The account.
             */
            userId: string;
        };
        /**
         * MeBody
         * @description The current user with settings (D2).
         */
        MeBody: {
            /** @description The account. */
            user: components["schemas"]["UserBody"] & unknown;
            /** @description An address that waits for its confirmation (D12). */
            pendingEmail: string | null;
            /** @description Notification settings. */
            notifications: components["schemas"]["NotificationSettingsBody"] & unknown;
            /** @description Privacy settings. */
            privacy: components["schemas"]["PrivacySettingsBody"] & unknown;
            /** @description IANA time zone of the school, whose wall clock holds where none is named. */
            schoolTimeZone: string;
            /**
             * @description With it the account's browsers encrypt what is typed and not yet saved: 256 random bits in URL-safe base64, told to nobody else. Null while a
             *     second factor that the school requires is still to be set up.
             */
            draftKey: string | null;
        };
        /**
         * MergedPieceBody
         * @description A piece that was found to be another one.
         */
        MergedPieceBody: {
            /**
             * Format: uuid
             * @description The piece.
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Composer. */
            composer: string | null;
            /**
             * Format: uuid
             * @description The piece that it is part of now.
             */
            intoId: string;
            /** @description Title of that piece. */
            intoTitle: string;
            /**
             * Format: date-time
             * @description Until when that can be undone.
             */
            undoableUntil: string;
        };
        /**
         * MessageBody
         * @description A sentence for the person who made the call.
         */
        MessageBody: {
            /** @description The sentence. */
            message: string;
        };
        /** @description A message to whoever teaches or runs the school. */
        MessageRequest: {
            /**
             * @description Whose it is; the server finds the person.
             * @enum {string}
             */
            to: "teacher" | "administrator";
            /**
             * Format: uuid
             * @description The lesson that it is about; a parent who writes to a teacher names one.
             * @default null
             */
            lessonId?: string | null;
            /** @description What is said. */
            text: string;
        };
        /**
         * NamedUserBody
         * @description A name, nested as the screens read it.
         */
        NamedUserBody: {
            /** @description Full name. */
            name: string;
            /** @description Sign-in address. */
            email: string | null;
        };
        /**
         * NewAccountBody
         * @description An account that was made.
         */
        NewAccountBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Name and address. */
            user: components["schemas"]["NamedUserBody"] & unknown;
            /** @description Works for 7 days, until a new password is chosen; absent where it is only mailed (D2). */
            tempPassword: string | null;
        };
        /** @description What the dialog sends for a minor (Spec §3, D4). */
        NewMinorRequest: {
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * @description Optional; without one there is no sign-in.
             * @default
             */
            email?: string | null;
            /**
             * @description Day of birth, yyyy-MM-dd.
             * @default
             */
            dob?: string | null;
            /** @description Instrument. */
            instrument: string;
            /** @description Grade. */
            grade: string;
            /** @description At least one. */
            parentIds: string[];
            /**
             * @description Postal address.
             * @default
             */
            address?: string | null;
            /**
             * @description As typed.
             * @default
             */
            phoneNumber?: string | null;
            /**
             * @description As typed.
             * @default
             */
            emergencyContact?: string | null;
            /**
             * @description What the teacher noted.
             * @default
             */
            notes?: string | null;
        };
        /** @description What the dialog sends for a new parent. */
        NewParentRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description Sign-in address.
             */
            email: string;
            /**
             * @description As typed.
             * @default
             */
            phoneNumber?: string | null;
            /**
             * @description Postal address.
             * @default
             */
            address?: string | null;
        };
        /** @description What the set-new-password screen sends: the form, its new password once. */
        NewPasswordRequest: {
            /**
             * Format: uuid
             * @description The account; not needed with a bearer token (D2).
             * @default null
             */
            userId?: string | null;
            /**
             * Format: password
             * @description Present or temporary password.
             */
            currentPassword: string;
            /**
             * Format: password
             * @description The new password.
             */
            newPassword: string;
        };
        /** @description A piece to add. */
        NewPieceRequest: {
            /** @description Title. */
            title: string;
            /**
             * @description Composer.
             * @default
             */
            composer?: string | null;
            /**
             * @description What kind of piece it is, in a word.
             * @default
             */
            kind?: string | null;
            /** @description The tempo that it is to reach. */
            goalTempo?: {
                /**
                 * Format: uint16
                 * @description Beats per minute.
                 */
                bpm: number;
                /**
                 * @description The note that it counts; a crotchet by default.
                 * @enum {string|null}
                 */
                unit?: "semiquaver" | "quaver" | "dottedQuaver" | "crotchet" | "dottedCrotchet" | "minim" | "dottedMinim" | "semibreve" | null;
            } | null;
            /**
             * @description Where it stands with the caller; active by default.
             * @enum {string|null}
             */
            state?: "active" | "kept" | "resting" | "finished" | null;
            /** @description The last day of a rest, yyyy-MM-dd. */
            restingUntil?: string | null;
        };
        /** @description What the screen sends, and the dialog for an adult (Spec §3, D4). */
        NewStudentRequest: {
            /**
             * @description Full name (screen).
             * @default
             */
            name?: string | null;
            /**
             * @description Given name (dialog).
             * @default
             */
            firstName?: string | null;
            /**
             * @description Family name (dialog).
             * @default
             */
            lastName?: string | null;
            /**
             * @description Sign-in address.
             * @default
             */
            email?: string | null;
            /**
             * @description Day of birth, yyyy-MM-dd.
             * @default
             */
            dateOfBirth?: string | null;
            /**
             * @description Instrument (dialog).
             * @default
             */
            instrument?: string | null;
            /** @description Grade. */
            grade: string;
            /**
             * @description Section A to F (screen).
             * @default
             */
            section?: string | null;
            /**
             * @description Postal address.
             * @default
             */
            address?: string | null;
            /**
             * @description As typed.
             * @default
             */
            phoneNumber?: string | null;
            /**
             * @description As typed.
             * @default
             */
            emergencyContact?: string | null;
            /**
             * @description Parent's full name, where the student is under 18.
             * @default
             */
            parentName?: string | null;
            /**
             * @description Parent's sign-in address.
             * @default
             */
            parentEmail?: string | null;
            /**
             * @description Parent's number.
             * @default
             */
            parentPhone?: string | null;
            /**
             * @description What the teacher noted (dialog).
             * @default
             */
            notes?: string | null;
        };
        /**
         * NoticeBody
         * @description Something that happened to the caller or theirs.
         */
        NoticeBody: {
            /**
             * Format: uuid
             * @description The notice.
             */
            id: string;
            /** @description What happened. */
            kind: components["schemas"]["NoticeKind"] & unknown;
            /** @description The same in a sentence. */
            text: string;
            /** @description Path of the app's screen that tells more. */
            link: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            /** @description Whether the caller has marked it as read. */
            read: boolean;
        };
        /**
         * @description What somebody is told. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        NoticeKind: "lesson_scheduled" | "lesson_moved" | "lesson_cancelled" | "lesson_missed" | "lesson_completed" | "feedback_written" | "lesson_withdrawn" | "teaching_ended" | "student_linked" | "parent_asked" | "approval_waiting" | "account_approved";
        /**
         * NoticesBody
         * @description What the bell shows.
         */
        NoticesBody: {
            /** @description Newest first. */
            notices: components["schemas"]["NoticeBody"][];
            /**
             * Format: uint64
             * @description How many are unread, those beyond the list included, counted to 100.
             */
            unread: number;
        };
        /**
         * NotificationSettingsBody
         * @description Notification settings, all on by default (Spec §3).
         */
        NotificationSettingsBody: {
            /** @description By e-mail. */
            emailNotifications: boolean;
            /** @description By push message. */
            pushNotifications: boolean;
            /** @description Before lessons. */
            lessonReminders: boolean;
            /** @description About examinations. */
            examNotifications: boolean;
            /** @description About achievements. */
            achievementAlerts: boolean;
        };
        /**
         * OwnPieceBody
         * @description A piece with whose it is.
         */
        OwnPieceBody: {
            /**
             * Format: uuid
             * @description Whose it is.
             */
            studentId: string;
            /** @description The piece. */
            piece: components["schemas"]["PieceBody"] & unknown;
        };
        /**
         * OwnPiecesBody
         * @description The caller's own pieces, or the children's.
         */
        OwnPiecesBody: {
            /** @description By title. */
            pieces: components["schemas"]["OwnPieceBody"][];
        };
        /**
         * ParentBody
         * @description A parent.
         */
        ParentBody: {
            /**
             * Format: uuid
             * @description The parent, as `parentIds` take it.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Only while the caller teaches a child of this parent. */
            email: string | null;
            /** @description Only while the caller teaches a child of this parent. */
            phoneNumber: string | null;
            /** @description Only while the caller teaches a child of this parent. */
            address: string | null;
            /** @description Such as `Parent`; only as a student's parent. */
            relationship: string | null;
            /** @description Whether this parent is asked first. */
            isPrimary: boolean;
            /**
             * @description Whether the parent has said yes to the teacher, or an administrator has for them; until then a teacher sees
             *     what they typed themselves.
             */
            confirmed: boolean;
        };
        /**
         * ParentOfChildrenBody
         * @description The caller's name, nested as the screens read it.
         */
        ParentOfChildrenBody: {
            /** @description Full name. */
            user: components["schemas"]["NamedUserBody"] & unknown;
        };
        /**
         * ParentRequestBody
         * @description A teacher says that the caller is a student's parent. It says nothing of what the teacher typed about the caller.
         */
        ParentRequestBody: {
            /**
             * Format: uuid
             * @description The request.
             */
            id: string;
            /** @description The teacher's full name. */
            teacherName: string;
            /** @description The student's given name. */
            childFirstName: string;
            /**
             * Format: date-time
             * @description When the teacher added the student.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be answered.
             */
            expiresAt: string;
        };
        /**
         * ParentRequestsBody
         * @description The requests that wait for the caller's answer.
         */
        ParentRequestsBody: {
            /** @description Oldest first, at most 50. */
            requests: components["schemas"]["ParentRequestBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
            /** @description Whether the caller has shown that the address is theirs. Until then neither requests nor children are told. */
            addressProved: boolean;
        };
        /**
         * ParentsBody
         * @description Parents that were found, at most 20.
         */
        ParentsBody: {
            /** @description By name. */
            parents: components["schemas"]["ParentBody"][];
        };
        /**
         * PersonBody
         * @description A person by name.
         */
        PersonBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Full name. */
            name: string;
        };
        /**
         * PieceBody
         * @description A piece of a student.
         */
        PieceBody: {
            /**
             * Format: uuid
             * @description The piece.
             */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Composer. */
            composer: string | null;
            /** @description What kind of piece it is, in a word. */
            kind: string | null;
            /** @description The tempo that it is to reach. */
            goalTempo: Record<string, never> | null;
            /** @description The last tempo at which it went. */
            lastCleanTempo: Record<string, never> | null;
            /** @description Where it stands; null for a teacher to whom it is another one's. */
            state: (components["schemas"]["PieceState"] & unknown) | null;
            /** @description The last day of a rest, yyyy-MM-dd; null for a rest until it is set again. */
            restingUntil: string | null;
            /**
             * Format: uint64
             * @description Lessons that set it.
             */
            lessons: number;
            /** @description The day of the last one, yyyy-MM-dd. */
            lastSet: string | null;
            /** @description Whether another teacher works on it. */
            withAnotherTeacher: boolean;
        };
        /**
         * @description Where a piece stands with a teacher. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        PieceState: "active" | "kept" | "resting" | "finished";
        /** @description An examination that a student works towards, as it is typed and sent. */
        PlanExamRequest: {
            /**
             * @description Who will examine, such as ABRSM; may be open.
             * @default
             */
            board?: string | null;
            /**
             * @description Initial Grade, or Grade 1 to Grade 8; may be open.
             * @default
             */
            grade?: string | null;
            /** @description yyyy-MM-dd, from today on. */
            date: string;
        };
        /**
         * PlannedExamBody
         * @description An examination that a student works towards (D13).
         */
        PlannedExamBody: {
            /** @description Who will examine, if it is decided. */
            board: string | null;
            /** @description Grade, if it is decided. */
            grade: string | null;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
        };
        /**
         * PracticeAssignmentBody
         * @description One thing to practise.
         */
        PracticeAssignmentBody: {
            /** @description The piece. */
            piece: string;
            /** @description What to look at. */
            focusAreas: string[];
            /**
             * Format: int32
             * @description Minutes a day.
             */
            dailyMinutes: number;
            /** @description How, if there is more to say. */
            specificInstructions: string | null;
        };
        /**
         * PracticeDayBody
         * @description One day of a plan.
         */
        PracticeDayBody: {
            /** @description Such as `Day 1`. */
            day: string;
            /** @description The day, yyyy-MM-dd. */
            date: string;
            /**
             * Format: uint32
             * @description Minutes; 0 on a rest day.
             */
            durationMinutes: number;
            /** @description How to begin. */
            warmup: string;
            /** @description Scales, arpeggios, studies. */
            technicalFocus: string;
            /** @description Pieces. */
            repertoire: components["schemas"]["RepertoireBody"][];
            /** @description Sight-reading, aural, theory, free play. */
            musicianship: string;
        };
        /**
         * PracticeGuidanceBody
         * @description A 7-day practice plan (Spec §3).
         */
        PracticeGuidanceBody: {
            /** @description The week in a sentence or two. */
            weekSummary: string;
            /** @description What examination it leads to. */
            examFocus: components["schemas"]["ExamFocusBody"] & unknown;
            /** @description At most three, fit for the age. */
            tipsForParents: string[];
            /** @description Seven days. */
            dailyPlan: components["schemas"]["PracticeDayBody"][];
        };
        /**
         * PracticePlanBody
         * @description The plan in its other shape (D12).
         */
        PracticePlanBody: {
            /** @description Always `7-day practice plan`. */
            title: string;
            /** @description The week in a sentence or two. */
            description: string;
            /** @description Seven days. */
            dailyPlan: components["schemas"]["PracticeDayBody"][];
        };
        /**
         * PrivacySettingsBody
         * @description Privacy settings (Spec §3).
         */
        PrivacySettingsBody: {
            /** @description `friends` by default. */
            profileVisibility: components["schemas"]["ProfileVisibility"] & unknown;
            /** @description Whether students and parents see a teacher's address. */
            showEmail: boolean;
            /** @description Whether they see the number. */
            showPhone: boolean;
            /** @description Kept for later. */
            allowMessages: boolean;
        };
        /**
         * ProfileLessonBody
         * @description A lesson in a profile.
         */
        ProfileLessonBody: {
            /**
             * Format: uuid
             * @description The lesson.
             */
            id: string;
            /** @description Title. */
            title: string;
            /**
             * Format: date-time
             * @description Start.
             */
            startTime: string;
            /** @description Status. */
            status: components["schemas"]["LessonStatus"] & unknown;
        };
        /**
         * @description Who may see a profile; kept for later. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        ProfileVisibility: "public" | "friends" | "private";
        /** @description That it is oneself: the password, or a code where two-factor sign-in is on. */
        ProofRequest: {
            /**
             * @description The password. It is no proof where two-factor sign-in is on.
             * @default
             */
            password?: string | null;
            /**
             * @description The six digits that the app shows.
             * @default
             */
            code?: string | null;
            /**
             * @description Or a recovery code.
             * @default
             */
            recoveryCode?: string | null;
        };
        /**
         * ProvidersBody
         * @description Ways to sign in beside a password.
         */
        ProvidersBody: {
            /** @description Whether Google, or another OpenID provider, is set up. */
            google: boolean;
            /** @description What becomes of a teacher who registers. */
            registration: components["schemas"]["RegistrationMode"] & unknown;
        };
        /** @description Up to when notices have been read. */
        ReadNoticesRequest: {
            /**
             * Format: date-time
             * @description When the newest notice that was shown happened.
             * @default null
             */
            until?: string | null;
        };
        /**
         * RecordedExamBody
         * @description A student after an examination was recorded.
         */
        RecordedExamBody: {
            /** @description A sentence for the teacher. */
            message: string;
            /** @description The student as it is now. */
            student: components["schemas"]["StudentBody"] & unknown;
        };
        /**
         * RecoveryCodesBody
         * @description Recovery codes, shown once.
         */
        RecoveryCodesBody: {
            /** @description Ten codes, each for one sign-in without the app. */
            recoveryCodes: string[];
        };
        /** @description What the registration screen sends: the form, its password once. */
        RegisterRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description Sign-in address.
             */
            email: string;
            /**
             * Format: password
             * @description Password, at least 6 characters.
             */
            password: string;
        };
        /**
         * @description What becomes of a teacher who registers. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        RegistrationMode: "approval" | "open" | "closed";
        /**
         * RepertoireBody
         * @description One piece on one day.
         */
        RepertoireBody: {
            /** @description The piece. */
            title: string;
            /** @description What to do with it. */
            focus: string;
            /**
             * Format: uint32
             * @description Beats a minute; null where no goal is known.
             */
            targetTempoBpm: number | null;
        };
        /** @description Whom to mail a new activation link. */
        ResendActivationRequest: {
            /**
             * Format: email
             * @description Sign-in address of a pending account.
             */
            email: string;
        };
        /** @description What the reset screen sends: the form, its new password once. */
        ResetPasswordRequest: {
            /**
             * Format: uuid
             * @description The account, from the link.
             */
            userId: string;
            /**
             * Format: password
             * @description The temporary password, from the mail.
             */
            tempPassword: string;
            /**
             * Format: password
             * @description The new password.
             */
            newPassword: string;
        };
        /**
         * @description What an account is. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        Role: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
        /** @description Which piece another one is. */
        SamePieceRequest: {
            /**
             * Format: uuid
             * @description The piece that it is; null to undo that within ten minutes.
             */
            pieceId?: string | null;
        };
        /** @description What the schedule dialog and the lesson-note form send (Spec §7). */
        ScheduleRequest: {
            /**
             * Format: uuid
             * @description The student.
             */
            studentId: string;
            /**
             * Format: uuid
             * @description Who gives the lesson, where an administrator schedules it (D12).
             * @default null
             */
            teacherId?: string | null;
            /** @description Title. */
            title: string;
            /**
             * @description Description.
             * @default
             */
            description?: string | null;
            /**
             * Format: date-time
             * @description Start of the first lesson, RFC 3339; may be past (D5).
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the first lesson; start plus duration decides.
             * @default null
             */
            endTime?: string | null;
            /**
             * Format: int64
             * @description Minutes.
             */
            duration: number;
            /**
             * @description Notes of the teacher.
             * @default
             */
            teacherNotes?: string | null;
            /**
             * @description `single` (default) or `weekly`.
             * @default
             * @enum {string|null}
             */
            recurrenceType?: "" | "single" | "weekly" | null;
            /**
             * @description `count` (default) or `date`; only looked at for a weekly series.
             * @default
             */
            recurrenceEndType?: string | null;
            /**
             * @description Last day, yyyy-MM-dd, inclusive; only looked at for a series that ends by date.
             * @default
             */
            recurrenceEndDate?: string | null;
            /**
             * Format: int64
             * @description 1 to 52.
             * @default null
             */
            recurrenceCount?: number | null;
            /**
             * @description IANA zone whose wall clock the series keeps; the school's by default (D5).
             * @default null
             */
            timeZone?: string | null;
        };
        /**
         * ScheduledBody
         * @description What scheduling wrote.
         */
        ScheduledBody: {
            /** @description A sentence for the teacher. */
            message: string;
            /** @description The lessons, earliest first. */
            lessons: components["schemas"]["LessonBody"][];
            /** @description Overlaps with lessons of the same teacher; they never block. */
            conflicts: components["schemas"]["ConflictBody"][];
        };
        /**
         * SecondFactorBody
         * @description One's own second factor.
         */
        SecondFactorBody: {
            /** @description Whether it is for one at all: not for minors. */
            offered: boolean;
            /** @description Whether it can be set up: it is offered, and this server has a key for it. */
            available: boolean;
            /** @description Whether signing in takes a code. */
            active: boolean;
            /** @description Whether the school requires it of one's role: without it one gets no further than setting it up. */
            required: boolean;
            /**
             * Format: uint64
             * @description Recovery codes that are left.
             */
            codesLeft: number;
        };
        /**
         * SecondFactorSetupBody
         * @description What an authenticator app is set up with.
         */
        SecondFactorSetupBody: {
            /** @description The secret in Base32, to be typed. */
            secret: string;
            /** @description The same as an address, for a QR code. */
            otpauthUrl: string;
        };
        /** @description What the second step of signing in sends: the challenge with a code, or with a recovery code. */
        SecondStepRequest: {
            /** @description What the first step answered. */
            challenge: string;
            /**
             * @description The six digits that the app shows.
             * @default
             */
            code?: string | null;
            /**
             * @description Or a recovery code.
             * @default
             */
            recoveryCode?: string | null;
        };
        /**
         * SessionBody
         * @description A browser in which one is signed in.
         */
        SessionBody: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** @description What the browser calls itself. */
            userAgent: string;
            /**
             * Format: date-time
             * @description When one signed in.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last use, exact to the hour.
             */
            lastUsedAt: string;
            /** @description Whether this call came with it. */
            current: boolean;
        };
        /**
         * SessionsBody
         * @description One's sessions.
         */
        SessionsBody: {
            /** @description The last used first, at most 100. */
            sessions: components["schemas"]["SessionBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
        };
        /** @description What the sign-in screen sends. */
        SignInRequest: {
            /**
             * Format: email
             * @description Sign-in address, in any letter case.
             */
            email: string;
            /**
             * Format: password
             * @description Password, or a temporary one.
             */
            password: string;
            /**
             * @description Whether the computer is somebody else's, so that neither browser nor network are known from now on.
             * @default false
             */
            notMyComputer?: boolean | null;
        };
        /**
         * StatsBody
         * @description Four figures (Spec §3, D8).
         */
        StatsBody: {
            /**
             * Format: uint64
             * @description All students.
             */
            studentCount: number;
            /**
             * Format: uint64
             * @description Teachers with an active account.
             */
            teacherCount: number;
            /**
             * Format: uint64
             * @description Completed lessons and logged practice, whole hours.
             */
            practiceHours: number;
            /**
             * Format: double
             * @description Completed of all that were completed, missed or cancelled, percent.
             */
            successRate: number;
        };
        /** @description Lines that a teacher takes out of a plan. */
        StrikeRequest: {
            /** @description The lines; each goes from every day that is left. */
            strike: {
                /** @description Key of the goal, or of what stands beside the goals. */
                goal: string;
                /** @description Name of the task. */
                task: string;
                /**
                 * Format: uint8
                 * @description Which line of this goal and task it is on its day, from 1.
                 */
                ordinal: number;
            }[];
            /**
             * Format: int32
             * @description The revision that was read; an older one is refused.
             */
            revision: number;
        };
        /**
         * StudentBody
         * @description A student in the roster (Spec §3, teacher view).
         */
        StudentBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Instrument. */
            instrument: string;
            /** @description The grade, by its other name. */
            level: string;
            /** @description Sign-in address. */
            email: string | null;
            /** @description Grade. */
            grade: string;
            /** @description Under 18 when the student was added. */
            isMinor: boolean;
            /** @description Postal address. */
            address: string | null;
            /** @description As typed. */
            phoneNumber: string | null;
            /** @description As typed. */
            emergencyContact: string | null;
            /** @description The primary one first. */
            parents: components["schemas"]["ParentBody"][];
            /** @description Recorded examinations. */
            academicSummary: components["schemas"]["AcademicSummaryBody"] & unknown;
            /**
             * Format: uint64
             * @description SCHEDULED lessons in the future.
             */
            upcomingLessonsCount: number;
            /**
             * Format: date-time
             * @description Start of the next one.
             */
            nextLessonDate: string | null;
            /**
             * Format: uint64
             * @description Lessons that have begun and are still SCHEDULED.
             */
            overdueLessonsCount: number;
        };
        /**
         * StudentPiecesBody
         * @description A student's repertoire.
         */
        StudentPiecesBody: {
            /** @description The pieces, by title; at most 200. */
            pieces: components["schemas"]["PieceBody"][];
            /** @description Those that were found to be others in the last ten minutes. */
            merged: components["schemas"]["MergedPieceBody"][];
        };
        /**
         * StudentProfileBody
         * @description A student's profile (Spec §3).
         */
        StudentProfileBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /** @description Name and address. */
            user: components["schemas"]["NamedUserBody"] & unknown;
            /** @description Grade. */
            grade: string;
            /** @description Instrument. */
            instrument: string;
            /** @description Under 18 when the student was added. */
            isMinor: boolean;
            /** @description As typed. */
            phoneNumber: string | null;
            /** @description As typed. */
            emergencyContact: string | null;
            /** @description Postal address. */
            address: string | null;
            /** @description The primary one first. */
            parents: components["schemas"]["ParentBody"][];
            /** @description Recorded examinations. */
            academicSummary: components["schemas"]["AcademicSummaryBody"] & unknown;
            /** @description Examinations that were taken, the latest first, at most 50; `academicSummary` counts all. */
            exams: components["schemas"]["TakenExamBody"][];
            /** @description The examination that the student works towards. */
            examPlanned: (components["schemas"]["PlannedExamBody"] & unknown) | null;
            /**
             * Format: date-time
             * @description When the student was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updatedAt: string;
            /** @description Recent lessons, newest first, at most 5. */
            lessons: components["schemas"]["ProfileLessonBody"][];
        };
        /**
         * StudentTeachersBody
         * @description A student's teachers.
         */
        StudentTeachersBody: {
            /** @description By name. To students and parents a teacher's address and number show only if they show them. */
            teachers: components["schemas"]["TeacherDetailsBody"][];
        };
        /**
         * StudentsBody
         * @description The roster.
         */
        StudentsBody: {
            /** @description By name. */
            students: components["schemas"]["StudentBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
        };
        /**
         * TakenExamBody
         * @description An examination that a student has taken (D4).
         */
        TakenExamBody: {
            /**
             * Format: uuid
             * @description The record of it.
             */
            id: string;
            /** @description Who examined, such as ABRSM. */
            board: string;
            /** @description Grade. */
            grade: string;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * Format: int32
             * @description 0 to 100.
             */
            percentage: number;
        };
        /**
         * TeacherBody
         * @description A teacher in a list (Spec §3).
         */
        TeacherBody: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            id: string;
            /** @description Name and address. */
            user: components["schemas"]["NamedUserBody"] & unknown;
            /** @description Instrument. */
            instrument: string | null;
        };
        /**
         * TeacherDetailsBody
         * @description A teacher with what they tell about themselves (Spec §3).
         */
        TeacherDetailsBody: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            id: string;
            /** @description Instrument. */
            instrument: string | null;
            /** @description Department. */
            department: string | null;
            /** @description As typed. */
            phoneNumber: string | null;
            /** @description Name and address. */
            user: components["schemas"]["NamedUserBody"] & unknown;
        };
        /**
         * TeacherPreferencesBody
         * @description A teacher's preferences.
         */
        TeacherPreferencesBody: {
            /**
             * Format: uint32
             * @description Minutes of a lesson unless another length is chosen; 30 at first.
             */
            defaultDuration: number;
            /** @description Whether reminders come before lessons; the same switch as in the notification settings. */
            lessonReminders: boolean;
        };
        /**
         * TeacherProfileBody
         * @description A teacher's own profile.
         */
        TeacherProfileBody: {
            /** @description The teacher. */
            teacher: components["schemas"]["TeacherDetailsBody"] & unknown;
        };
        /**
         * TeachersBody
         * @description Teachers, at most 100.
         */
        TeachersBody: {
            /** @description By name. */
            teachers: components["schemas"]["TeacherBody"][];
            /**
             * Format: uint64
             * @description How many there are; more than the list holds when it is cut.
             */
            total: number;
        };
        /**
         * TeachingBody
         * @description What a suspension leaves without its teacher.
         */
        TeachingBody: {
            /**
             * Format: uint64
             * @description Students who are linked to the account.
             */
            students: number;
            /**
             * Format: uint64
             * @description Lessons of theirs that are scheduled and still to come.
             */
            upcomingLessons: number;
        };
        /**
         * UserBody
         * @description A user, as the app keeps it after sign-in (Spec §3).
         */
        UserBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Sign-in address. */
            email: string | null;
            /** @description What the account is. */
            role: components["schemas"]["Role"] & unknown;
            /** @description Address of a picture of the initials: of this server, or of the school's avatar service. */
            avatar: string;
            /** @description As typed. */
            phoneNumber: string | null;
            /** @description active or pending. */
            status: components["schemas"]["AccountStatus"] & unknown;
            /** @description What a pending account waits for: approval, once somebody is signed in. */
            waitsFor: (components["schemas"]["WaitsFor"] & unknown) | null;
        };
        /**
         * UsersBody
         * @description A page of accounts.
         */
        UsersBody: {
            /** @description Newest first. */
            users: components["schemas"]["ListedUserBody"][];
            /**
             * Format: uuid
             * @description Send it as `after` for the next page; null on the last one.
             */
            next: string | null;
            /**
             * Format: uint64
             * @description How many there are on all pages.
             */
            total: number;
        };
        /**
         * VerifyBody
         * @description Whether an activation link may still be used.
         */
        VerifyBody: {
            /** @description Whether it is still good. */
            valid: boolean;
        };
        /**
         * @description What a pending account waits for. A later release may answer other values; show what you do not know as it is.
         * @enum {string}
         */
        WaitsFor: "activation" | "approval";
        /** @description What a teacher writes. What is missing stays as it is; null empties it. */
        WriteFeedbackRequest: {
            /** @description Summary. */
            content?: string | null;
            /** @description Pieces. */
            piecesWorkedOn?: string[] | null;
            /** @description What got better. */
            areasImproved?: string | null;
            /** @description What needs work. */
            areasNeedWork?: string | null;
            /** @description On technique. */
            techniqueNotes?: string | null;
            /** @description On musicianship. */
            musicianshipNotes?: string | null;
            /** @description What to practise. */
            practiceAssignments?: {
                /** @description The piece. */
                piece: string;
                /**
                 * @description What to look at.
                 * @default []
                 */
                focusAreas?: string[] | null;
                /**
                 * Format: int32
                 * @description Minutes a day.
                 * @default 0
                 */
                dailyMinutes?: number | null;
                /**
                 * @description How, if there is more to say.
                 * @default null
                 */
                specificInstructions?: string | null;
            }[] | null;
            /** @description Goals. */
            nextLessonGoals?: string | null;
            /**
             * Format: int32
             * @description 1 to 5.
             */
            teacherRating?: number | null;
            /** @description In a word. */
            studentMood?: string | null;
        };
    };
    responses: {
        /**
         * @description The request is malformed; `fields` says where.
         *
         *     - `malformed`: The request is malformed; `fields` says where.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Please send a whole number.",
                 *       "message": "Please send a whole number.",
                 *       "code": "malformed",
                 *       "fields": {
                 *         "duration": [
                 *           "Please send a whole number."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description Nobody is signed in, or the session has ended.
         *
         *     - `unauthenticated`: Nobody is signed in, or the session has ended.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Please sign in.",
                 *       "message": "Please sign in.",
                 *       "code": "unauthenticated",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The caller's role may never do this, or the account may not yet.
         *
         *     - `forbidden`: The caller's role may never do this.
         *     - `account_pending`: The account waits for its activation link.
         *     - `account_suspended`: An administrator keeps the account out.
         *     - `approval_pending`: The account waits until an administrator lets it in.
         *     - `registration_closed`: The school takes no registrations.
         *     - `registration_refused`: An administrator has refused the registration.
         *     - `no_administrator`: Nobody could let a new account in: there is no administrator.
         *     - `email_not_verified`: The provider has not verified the address.
         *     - `not_your_student`: The student of this lesson is taught by others now.
         *     - `address_not_proved`: Nobody has shown yet that the address is theirs.
         *     - `proof_needed`: It is too long ago that the caller signed in or typed password or code.
         *     - `second_factor_unavailable`: This server has no key for two-factor sign-in, or another one.
         *     - `second_factor_required`: The school requires two-factor sign-in of the caller, who has not set it up yet.
         *     - `cross_site`: Another site's page has sent this.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Your account may not do this.",
                 *       "message": "Your account may not do this.",
                 *       "code": "forbidden",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description No such row, or none that the caller may see; the two look the same.
         *
         *     - `not_found`: No such row, or none that the caller may see.
         *     - `unknown_call`: There is no such call.
         */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "There is no such student.",
                 *       "message": "There is no such student.",
                 *       "code": "not_found",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The body took too long to arrive.
         *
         *     - `too_slow`: The body took too long to arrive.
         */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request took too long to arrive.",
                 *       "message": "The request took too long to arrive.",
                 *       "code": "too_slow",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The present state does not allow it.
         *
         *     - `version_conflict`: Someone changed the row meanwhile; reload it.
         *     - `lesson_not_scheduled`: Only a scheduled lesson can be changed.
         *     - `goals_closed`: What the lesson sets can no longer be changed, or not yet.
         *     - `piece_in_use`: A lesson has set the piece.
         *     - `piece_exists`: The student has a piece of this title and composer.
         *     - `too_late_to_undo`: This can be undone for ten minutes only.
         *     - `idempotency_in_progress`: The first call with this key is still at work.
         *     - `already_exists`: This has been saved already.
         *     - `already_linked`: The teacher has this student already.
         *     - `email_in_use`: The address has an account already.
         *     - `address_unavailable`: The address cannot be used here.
         *     - `not_activated`: The address is not proved yet.
         *     - `not_waiting`: The account waits for nothing.
         *     - `already_answered`: The request is answered already.
         *     - `request_expired`: The request has expired.
         *     - `not_approved`: The account is not approved yet.
         *     - `role_is_fixed`: The role of this account cannot change.
         *     - `not_oneself`: Nobody does this to their own account.
         *     - `last_administrator`: The school would have no administrator left.
         *     - `second_factor_on`: Two-factor sign-in is on already.
         *     - `second_factor_off`: Two-factor sign-in is not set up.
         *     - `job_not_failed`: Only a job that has failed is done again.
         *     - `mail_cannot_be_repeated`: This mail cannot be written again.
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Someone changed this lesson while you were editing. Reload to see the changes.",
                 *       "message": "Someone changed this lesson while you were editing. Reload to see the changes.",
                 *       "code": "version_conflict",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The body is larger than 64 KB; where a lesson's notes or goals are sent, than these may be.
         *
         *     - `too_large`: The body is larger, or the headers are longer, than is taken.
         */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "That is more than fits in one request: at most 64 KB.",
                 *       "message": "That is more than fits in one request: at most 64 KB.",
                 *       "code": "too_large",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The body is not JSON.
         *
         *     - `not_json`: The body is not JSON.
         */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Please send JSON with the header Content-Type: application/json.",
                 *       "message": "Please send JSON with the header Content-Type: application/json.",
                 *       "code": "not_json",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description A rule is broken; `fields` says which, in the words of the form.
         *
         *     - `invalid`: A rule is broken; `fields` says which.
         *     - `idempotency_mismatch`: The key was used for another request.
         */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Please enter a title",
                 *       "message": "Please enter a title",
                 *       "code": "invalid",
                 *       "fields": {
                 *         "title": [
                 *           "Please enter a title"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description Too many attempts; `Retry-After` says when the next one is looked at.
         *
         *     - `too_many_attempts`: Too many attempts; `Retry-After` says how long to wait.
         *     - `too_many_addresses`: Too many different addresses; `Retry-After` says how long to wait.
         */
        TooManyRequests: {
            headers: {
                /** @description Whole seconds until another try makes sense. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Too many attempts. Try again in 40 seconds.",
                 *       "message": "Too many attempts. Try again in 40 seconds.",
                 *       "code": "too_many_attempts",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The server failed; the cause is in its log.
         *
         *     - `internal`: The server failed; the cause is in its log.
         */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Something went wrong on our side. Please try again.",
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "code": "internal",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The database is away or busy.
         *
         *     - `unavailable`: The database is away or busy, or the server has more to do than it can.
         *     - `provider_unavailable`: The sign-in provider cannot be reached.
         */
        Unavailable: {
            headers: {
                /** @description Whole seconds until another try makes sense. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The school's data cannot be reached just now. Please try again in a moment.",
                 *       "message": "The school's data cannot be reached just now. Please try again in a moment.",
                 *       "code": "unavailable",
                 *       "fields": {}
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada.quill@music.example",
                 *       "password": "Moonlight-sonata-14!",
                 *       "notMyComputer": false
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "kq4mN2v9c1yJr0Wz7sXb3Lh8TfUeDgAoPi5RjVtYl6E",
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "mustChangePassword": false,
                     *       "userId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c15"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LoginAnswerBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sign_in_with_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "Xq7Rk2vN9c1yJr0Wz4sXb3Lh8TfUeDgAoPi5RjVtYl6",
                 *       "code": "287082",
                 *       "recoveryCode": ""
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["SecondStepRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "kq4mN2v9c1yJr0Wz7sXb3Lh8TfUeDgAoPi5RjVtYl6E",
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "mustChangePassword": false,
                     *       "userId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c15"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LoginAnswerBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Quill",
                 *       "email": "ada.quill@music.example",
                 *       "password": "Moonlight-sonata-14!"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    activate_account: {
        parameters: {
            query?: {
                /** @example kq4mN2v9c1yJr0Wz7sXb3Lh8TfUeDgAoPi5RjVtYl6E */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "email": "ada.quill@music.example"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ActivatedBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resend_activation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada.quill@music.example"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ResendActivationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_activation: {
        parameters: {
            query?: {
                /** @example kq4mN2v9c1yJr0Wz7sXb3Lh8TfUeDgAoPi5RjVtYl6E */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["VerifyBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgot_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada.quill@music.example"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c15",
                 *       "tempPassword": "fjord-lute-amber-seven-cedar-2041",
                 *       "newPassword": "Sonata-in-3-parts!"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_new_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Moonlight-sonata-14!",
                 *       "newPassword": "Sonata-in-3-parts!"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "kq4mN2v9c1yJr0Wz7sXb3Lh8TfUeDgAoPi5RjVtYl6E",
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "mustChangePassword": false,
                     *       "userId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c15"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LoginAnswerBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_sign_in_providers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "google": true,
                     *       "registration": "approval"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ProvidersBody"];
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    begin_google_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go on at the provider's page. */
            303: {
                headers: {
                    /** @description The provider's page. */
                    LOCATION: string;
                    /** @description What tells the browser from others when it comes back, for ten minutes. */
                    "SET-COOKIE": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finish_google_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "4/0AY0e-g7Xq",
                 *       "state": "Zk3n1vQm8rY2"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["GoogleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "kq4mN2v9c1yJr0Wz7sXb3Lh8TfUeDgAoPi5RjVtYl6E",
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "mustChangePassword": false,
                     *       "userId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c15"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LoginAnswerBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "studentCount": 48,
                     *       "teacherCount": 6,
                     *       "practiceHours": 1250,
                     *       "successRate": 94.5
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["StatsBody"];
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "database": "ok",
                     *       "disk": "ok",
                     *       "jobs": "ok",
                     *       "clock": "ok",
                     *       "age": 3
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["HealthBody"];
                };
            };
            500: components["responses"]["Internal"];
            /** @description A part does not work. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "database": "ok",
                     *       "disk": "ok",
                     *       "jobs": "ok",
                     *       "clock": "ok",
                     *       "age": 3
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["HealthBody"];
                };
            };
        };
    };
    get_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The initials, and `.svg` behind them.
                 * @example AQ.svg
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, as SVG. It is cached for a day. */
            200: {
                headers: {
                    /** @description Changes when the picture does. */
                    ETAG: string;
                    /** @description How long it may be kept. */
                    "CACHE-CONTROL": string;
                    /** @description What the picture may load when it is opened by itself: nothing. */
                    "CONTENT-SECURITY-POLICY": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><style>.b{fill:oklch(0.95 0.045 155)}.f{fill:oklch(0.4 0.095 152)}@media(prefers-color-scheme:dark){.b{fill:oklch(0.28 0.05 155)}.f{fill:oklch(0.85 0.11 155)}}</style><rect class="b" width="64" height="64"/><text class="f" x="32" y="32" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="600">AQ</text></svg> */
                    "image/svg+xml": string;
                };
            };
            /** @description The picture is the one of `If-None-Match`. */
            304: {
                headers: {
                    /** @description Changes when the picture does. */
                    ETAG: string;
                    /** @description How long it may be kept. */
                    "CACHE-CONTROL": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_current_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "pendingEmail": "ada@quill.example",
                     *       "notifications": {
                     *         "emailNotifications": true,
                     *         "pushNotifications": true,
                     *         "lessonReminders": true,
                     *         "examNotifications": true,
                     *         "achievementAlerts": true
                     *       },
                     *       "privacy": {
                     *         "profileVisibility": "friends",
                     *         "showEmail": false,
                     *         "showPhone": false,
                     *         "allowMessages": true
                     *       },
                     *       "schoolTimeZone": "Europe/Berlin",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Quill",
                 *       "email": "ada.quill@music.example",
                 *       "phoneNumber": "0123 456"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "pendingEmail": "ada@quill.example",
                     *       "notifications": {
                     *         "emailNotifications": true,
                     *         "pushNotifications": true,
                     *         "lessonReminders": true,
                     *         "examNotifications": true,
                     *         "achievementAlerts": true
                     *       },
                     *       "privacy": {
                     *         "profileVisibility": "friends",
                     *         "showEmail": false,
                     *         "showPhone": false,
                     *         "allowMessages": true
                     *       },
                     *       "schoolTimeZone": "Europe/Berlin",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_notification_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailNotifications": true,
                 *       "pushNotifications": true,
                 *       "lessonReminders": true,
                 *       "examNotifications": true,
                 *       "achievementAlerts": true
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditNotificationsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "pendingEmail": "ada@quill.example",
                     *       "notifications": {
                     *         "emailNotifications": true,
                     *         "pushNotifications": true,
                     *         "lessonReminders": true,
                     *         "examNotifications": true,
                     *         "achievementAlerts": true
                     *       },
                     *       "privacy": {
                     *         "profileVisibility": "friends",
                     *         "showEmail": false,
                     *         "showPhone": false,
                     *         "allowMessages": true
                     *       },
                     *       "schoolTimeZone": "Europe/Berlin",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_privacy_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profileVisibility": "friends",
                 *       "showEmail": false,
                 *       "showPhone": false,
                 *       "allowMessages": true
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditPrivacyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "role": "TEACHER",
                     *         "avatar": "/api/avatars/AQ.svg",
                     *         "phoneNumber": "0123 456",
                     *         "status": "active"
                     *       },
                     *       "pendingEmail": "ada@quill.example",
                     *       "notifications": {
                     *         "emailNotifications": true,
                     *         "pushNotifications": true,
                     *         "lessonReminders": true,
                     *         "examNotifications": true,
                     *         "achievementAlerts": true
                     *       },
                     *       "privacy": {
                     *         "profileVisibility": "friends",
                     *         "showEmail": false,
                     *         "showPhone": false,
                     *         "allowMessages": true
                     *       },
                     *       "schoolTimeZone": "Europe/Berlin",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "userAgent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                     *           "createdAt": "2025-09-01T08:00:00Z",
                     *           "lastUsedAt": "2026-03-02T15:00:00Z"
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["SessionsBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    end_other_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offered": true,
                     *       "available": true,
                     *       "active": true,
                     *       "required": false,
                     *       "codesLeft": 10
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["SecondFactorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    turn_off_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    begin_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
                     *       "otpauthUrl": "otpauth://totp/Reedling:ada.quill%40music.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Reedling"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["SecondFactorSetupBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirm_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "287082"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "ABCD-EFGH-IJKL-2345"
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["RecoveryCodesBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renew_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "ABCD-EFGH-IJKL-2345"
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["RecoveryCodesBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    prove_oneself: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Moonlight-sonata-14!",
                 *       "code": "",
                 *       "recoveryCode": ""
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ProofRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_notices: {
        parameters: {
            query?: {
                /**
                 * @description How many.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description IANA zone of the reader, whose wall clock the sentences tell; where none is sent that is known here, a
                 *     lesson's is that of its place.
                 * @example Europe/Oslo
                 */
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notices": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "kind": "lesson_scheduled",
                     *           "text": "Tess Tutor scheduled a lesson: Violin, 3 March 2026 at 16:00.",
                     *           "link": "/student/my-lessons",
                     *           "createdAt": "2025-09-01T08:00:00Z",
                     *           "read": false
                     *         }
                     *       ],
                     *       "unread": 2
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["NoticesBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    read_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "until": "2026-03-02T15:45:00Z"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ReadNoticesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_users: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name or an address, in capitals or not.
                 * @example quill
                 */
                search?: string;
                /**
                 * @description Only this role: ADMINISTRATOR, TEACHER, STUDENT or PARENT.
                 * @example TEACHER
                 */
                role?: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
                /**
                 * @description Only this status: active, pending or suspended.
                 * @example active
                 */
                status?: "active" | "pending" | "suspended";
                /**
                 * @description Only accounts that wait for this: activation or approval.
                 * @example approval
                 */
                waitsFor?: "activation" | "approval";
                /**
                 * @description How many; more than 1,000 are cut to 1,000.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The last account of the page before.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example",
                     *           "role": "TEACHER",
                     *           "status": "pending",
                     *           "waitsFor": "approval",
                     *           "secondFactor": false,
                     *           "createdAt": "2025-09-01T08:00:00Z"
                     *         }
                     *       ],
                     *       "next": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16",
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["UsersBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Quill",
                 *       "email": "ada.quill@music.example",
                 *       "role": "TEACHER",
                 *       "instrument": "Piano"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Ada Quill has an account now; a temporary password is on its way.",
                     *       "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["CreatedUserBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    approve_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuse_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_user_teaching: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "students": 12,
                     *       "upcomingLessons": 41
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["TeachingBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_user_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "suspended"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["AccountStatusRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reset_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_user_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "TEACHER"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["AccountRoleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlink_student_from_teacher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c12 */
                teacher_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    link_parent_to_student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13 */
                student_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlink_parent_from_student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13 */
                student_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_admin_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalUsers": 412,
                     *       "activeUsers": 405,
                     *       "pendingApprovals": 7,
                     *       "systemHealth": 100,
                     *       "storageUsed": 0.138,
                     *       "totalStudents": 280,
                     *       "totalTeachers": 24,
                     *       "totalParents": 104
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["AdminStatsBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_activities: {
        parameters: {
            query?: {
                /**
                 * @description How many; more than 200 are cut to 200.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The last activity of the page before.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "activities": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "type": "grade_update",
                     *           "description": "Ada Quill changed the grade of Mina Okafor from Grade 3 to Grade 4",
                     *           "timestamp": "2026-03-02T16:00:00Z",
                     *           "status": "active",
                     *           "actor": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Ada Quill"
                     *           },
                     *           "subject": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Ada Quill"
                     *           }
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ActivitiesBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    link_student_to_teacher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "teacherId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c14"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["LinkTeacherRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_contact_rights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rights": [
                     *         {
                     *           "teacherId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c14",
                     *           "teacherName": "Tess Tutor",
                     *           "parentId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13",
                     *           "parentName": "Ada Quill",
                     *           "since": "2025-09-01T08:00:00Z"
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ContactRightsBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decide_contact_right: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c12 */
                teacher_id: string;
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13 */
                parent_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keep": true
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["DecideContactRightRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_teachers: {
        parameters: {
            query?: {
                /**
                 * @description How many; more than 100 are cut to 100.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Part of a name or an address, in capitals or not.
                 * @example quill
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "teachers": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           },
                     *           "instrument": "Piano"
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["TeachersBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_students: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "students": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Mina Okafor",
                     *           "instrument": "Piano",
                     *           "level": "Grade 3",
                     *           "email": "ada.quill@music.example",
                     *           "grade": "Grade 3",
                     *           "isMinor": true,
                     *           "address": "Quay Street 4, Bergen",
                     *           "phoneNumber": "0123 456",
                     *           "emergencyContact": "Grandmother, 0123 456",
                     *           "parents": [
                     *             {
                     *               "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example",
                     *               "phoneNumber": "0123 456",
                     *               "address": "Quay Street 4, Bergen",
                     *               "relationship": "Parent",
                     *               "isPrimary": true,
                     *               "confirmed": true
                     *             }
                     *           ],
                     *           "academicSummary": {
                     *             "totalExamsCompleted": 2,
                     *             "overallAveragePercentage": 86.5
                     *           },
                     *           "upcomingLessonsCount": 3,
                     *           "nextLessonDate": "2026-03-09T15:00:00Z",
                     *           "overdueLessonsCount": 0
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["StudentsBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    search_parents: {
        parameters: {
            query?: {
                /** @example quill */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "parents": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example",
                     *           "phoneNumber": "0123 456",
                     *           "address": "Quay Street 4, Bergen",
                     *           "relationship": "Parent",
                     *           "isPrimary": true,
                     *           "confirmed": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ParentsBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_parent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again (D13).
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Quill",
                 *       "email": "ada.quill@music.example",
                 *       "phoneNumber": "0123 456",
                 *       "address": "Quay Street 4, Bergen"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewParentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "parent": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example",
                     *         "phoneNumber": "0123 456",
                     *         "address": "Quay Street 4, Bergen",
                     *         "relationship": "Parent",
                     *         "isPrimary": true,
                     *         "confirmed": true
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["CreatedParentBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_teacher_lessons: {
        parameters: {
            query?: {
                /**
                 * @description Earliest start, inclusive.
                 * @example 2026-03-02T00:00:00Z
                 */
                startDate?: string;
                /**
                 * @description Latest start, inclusive.
                 * @example 2026-03-08T23:59:59Z
                 */
                endDate?: string;
                /**
                 * @description false leaves the practice plans out; then a list holds up to 10,000 lessons.
                 * @example false
                 */
                plans?: boolean;
                /**
                 * @description Only lessons with this in the title or the student's name, in capitals or not.
                 * @example minuet
                 */
                q?: string;
                /**
                 * @description Only this status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
                 * @example COMPLETED
                 */
                status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
                /**
                 * @description How many: the latest ones.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The earliest lesson of the page before; the page that is asked for ends before it.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lessons": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "title": "Mina Okafor-020326",
                     *           "description": "Minuet in G, both hands.",
                     *           "student": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Mina Okafor",
                     *             "email": "ada.quill@music.example",
                     *             "firstName": "Mina",
                     *             "user": {
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example"
                     *             }
                     *           },
                     *           "teacher": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "firstName": "Mina",
                     *             "user": {
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example"
                     *             }
                     *           },
                     *           "startTime": "2026-03-02T15:00:00Z",
                     *           "endTime": "2026-03-02T15:45:00Z",
                     *           "duration": 45,
                     *           "status": "SCHEDULED",
                     *           "notes": "G major scale uneven.",
                     *           "teacherNotes": "G major scale uneven; minuet from memory.",
                     *           "completedAt": "2026-03-02T15:45:00Z",
                     *           "version": 1,
                     *           "practiceGenerated": true,
                     *           "practiceGuidance": {
                     *             "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *             "examFocus": {
                     *               "board": "ABRSM",
                     *               "grade": "Grade 3"
                     *             },
                     *             "tipsForParents": [
                     *               "Keep one fixed time a day."
                     *             ],
                     *             "dailyPlan": [
                     *               {
                     *                 "day": "Day 1",
                     *                 "date": "2026-03-03",
                     *                 "durationMinutes": 30,
                     *                 "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *                 "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *                 "repertoire": [
                     *                   {
                     *                     "title": "Minuet in G",
                     *                     "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                     "targetTempoBpm": 72
                     *                   }
                     *                 ],
                     *                 "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *               }
                     *             ]
                     *           },
                     *           "practicePlan": {
                     *             "title": "7-day practice plan",
                     *             "description": "The week's main point is the minuet, bars 9 to 16.",
                     *             "dailyPlan": [
                     *               {
                     *                 "day": "Day 1",
                     *                 "date": "2026-03-03",
                     *                 "durationMinutes": 30,
                     *                 "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *                 "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *                 "repertoire": [
                     *                   {
                     *                     "title": "Minuet in G",
                     *                     "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                     "targetTempoBpm": 72
                     *                   }
                     *                 ],
                     *                 "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *               }
                     *             ]
                     *           },
                     *           "goalsBy": "teacher",
                     *           "practicePlanner": "built-in",
                     *           "practiceFailed": false
                     *         }
                     *       ],
                     *       "total": 214,
                     *       "counts": {
                     *         "scheduled": 38,
                     *         "upcoming": 31,
                     *         "completed": 162,
                     *         "cancelled": 9,
                     *         "missed": 5
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonsBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    schedule_lesson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again (D5).
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "studentId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13",
                 *       "title": "Mina Okafor-020326",
                 *       "description": "Minuet in G, both hands.",
                 *       "startTime": "2026-03-02T15:00:00Z",
                 *       "endTime": "2026-03-02T15:45:00Z",
                 *       "duration": 45,
                 *       "teacherNotes": "G major scale uneven; minuet from memory.",
                 *       "recurrenceType": "weekly",
                 *       "recurrenceEndType": "count",
                 *       "recurrenceEndDate": "2026-03-30",
                 *       "recurrenceCount": 4,
                 *       "timeZone": "Europe/Oslo"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "lessons": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "title": "Mina Okafor-020326",
                     *           "description": "Minuet in G, both hands.",
                     *           "student": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Mina Okafor",
                     *             "email": "ada.quill@music.example",
                     *             "firstName": "Mina",
                     *             "user": {
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example"
                     *             }
                     *           },
                     *           "teacher": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "firstName": "Mina",
                     *             "user": {
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example"
                     *             }
                     *           },
                     *           "startTime": "2026-03-02T15:00:00Z",
                     *           "endTime": "2026-03-02T15:45:00Z",
                     *           "duration": 45,
                     *           "status": "SCHEDULED",
                     *           "notes": "G major scale uneven.",
                     *           "teacherNotes": "G major scale uneven; minuet from memory.",
                     *           "completedAt": "2026-03-02T15:45:00Z",
                     *           "version": 1,
                     *           "practiceGenerated": true,
                     *           "practiceGuidance": {
                     *             "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *             "examFocus": {
                     *               "board": "ABRSM",
                     *               "grade": "Grade 3"
                     *             },
                     *             "tipsForParents": [
                     *               "Keep one fixed time a day."
                     *             ],
                     *             "dailyPlan": [
                     *               {
                     *                 "day": "Day 1",
                     *                 "date": "2026-03-03",
                     *                 "durationMinutes": 30,
                     *                 "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *                 "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *                 "repertoire": [
                     *                   {
                     *                     "title": "Minuet in G",
                     *                     "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                     "targetTempoBpm": 72
                     *                   }
                     *                 ],
                     *                 "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *               }
                     *             ]
                     *           },
                     *           "practicePlan": {
                     *             "title": "7-day practice plan",
                     *             "description": "The week's main point is the minuet, bars 9 to 16.",
                     *             "dailyPlan": [
                     *               {
                     *                 "day": "Day 1",
                     *                 "date": "2026-03-03",
                     *                 "durationMinutes": 30,
                     *                 "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *                 "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *                 "repertoire": [
                     *                   {
                     *                     "title": "Minuet in G",
                     *                     "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                     "targetTempoBpm": 72
                     *                   }
                     *                 ],
                     *                 "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *               }
                     *             ]
                     *           },
                     *           "goalsBy": "teacher",
                     *           "practicePlanner": "built-in",
                     *           "practiceFailed": false
                     *         }
                     *       ],
                     *       "conflicts": [
                     *         {
                     *           "occurrenceStartTime": "2026-03-02T15:00:00Z",
                     *           "lessonId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11",
                     *           "title": "Mina Okafor-020326",
                     *           "studentName": "Mina Okafor",
                     *           "startTime": "2026-03-02T15:00:00Z",
                     *           "endTime": "2026-03-02T15:45:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ScheduledBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancel_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_teacher_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "teacher": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "instrument": "Piano",
                     *         "department": "Keyboard",
                     *         "phoneNumber": "0123 456",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["TeacherProfileBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_teacher_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "instrument": "Piano",
                 *       "department": "Keyboard",
                 *       "phoneNumber": "0123 456"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditTeacherProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "teacher": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "instrument": "Piano",
                     *         "department": "Keyboard",
                     *         "phoneNumber": "0123 456",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["TeacherProfileBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_teacher_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "defaultDuration": 45,
                     *       "lessonReminders": true
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["TeacherPreferencesBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_teacher_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "defaultDuration": 45,
                 *       "lessonReminders": true
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditTeacherPreferencesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "defaultDuration": 45,
                     *       "lessonReminders": true
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["TeacherPreferencesBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_minor_student: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again while the caller teaches the student (D13).
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Mina",
                 *       "lastName": "Okafor",
                 *       "email": "",
                 *       "dob": "2014-05-01",
                 *       "instrument": "Piano",
                 *       "grade": "Grade 3",
                 *       "parentIds": [
                 *         "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c12"
                 *       ],
                 *       "address": "Quay Street 4, Bergen",
                 *       "phoneNumber": "0123 456",
                 *       "emergencyContact": "Grandmother, 0123 456",
                 *       "notes": "G major scale uneven."
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewMinorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "student": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         },
                     *         "tempPassword": "fjord-lute-amber-seven-cedar-2041"
                     *       },
                     *       "parent": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         },
                     *         "tempPassword": "fjord-lute-amber-seven-cedar-2041"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["CreatedStudentBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_student: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again while the caller teaches the student, without the
                 *     temporary passwords (D13).
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mina Okafor",
                 *       "email": "mina.okafor@music.example",
                 *       "dateOfBirth": "2014-05-01",
                 *       "instrument": "Piano",
                 *       "grade": "Grade 3",
                 *       "section": "A",
                 *       "address": "Quay Street 4, Bergen",
                 *       "phoneNumber": "0123 456",
                 *       "emergencyContact": "Grandmother, 0123 456",
                 *       "parentName": "Ada Quill",
                 *       "parentEmail": "ada.quill@music.example",
                 *       "parentPhone": "0123 456",
                 *       "notes": "G major scale uneven."
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewStudentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "student": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         },
                     *         "tempPassword": "fjord-lute-amber-seven-cedar-2041"
                     *       },
                     *       "parent": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         },
                     *         "tempPassword": "fjord-lute-amber-seven-cedar-2041"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["CreatedStudentBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_student_lessons: {
        parameters: {
            query?: {
                /**
                 * @description false leaves the practice plans out; then a list holds up to 10,000 lessons.
                 * @example false
                 */
                plans?: boolean;
                /**
                 * @description Only lessons with this in the title or the student's name, in capitals or not.
                 * @example minuet
                 */
                q?: string;
                /**
                 * @description Only this status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
                 * @example COMPLETED
                 */
                status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
                /**
                 * @description How many: the latest ones.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The earliest lesson of the page before; the page that is asked for ends before it.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many rows there are; more than the answer holds when it is cut. */
                    "X-Total-Count": number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "title": "Mina Okafor-020326",
                     *         "description": "Minuet in G, both hands.",
                     *         "student": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Mina Okafor",
                     *           "email": "ada.quill@music.example",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "teacher": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "startTime": "2026-03-02T15:00:00Z",
                     *         "endTime": "2026-03-02T15:45:00Z",
                     *         "duration": 45,
                     *         "status": "SCHEDULED",
                     *         "notes": "G major scale uneven.",
                     *         "teacherNotes": "G major scale uneven; minuet from memory.",
                     *         "completedAt": "2026-03-02T15:45:00Z",
                     *         "version": 1,
                     *         "practiceGenerated": true,
                     *         "practiceGuidance": {
                     *           "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *           "examFocus": {
                     *             "board": "ABRSM",
                     *             "grade": "Grade 3"
                     *           },
                     *           "tipsForParents": [
                     *             "Keep one fixed time a day."
                     *           ],
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "practicePlan": {
                     *           "title": "7-day practice plan",
                     *           "description": "The week's main point is the minuet, bars 9 to 16.",
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in",
                     *         "practiceFailed": false
                     *       }
                     *     ]
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonBody"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *       "firstName": "Mina",
                     *       "lastName": "Okafor",
                     *       "user": {
                     *         "name": "Ada Quill",
                     *         "email": "ada.quill@music.example"
                     *       },
                     *       "grade": "Grade 3",
                     *       "instrument": "Piano",
                     *       "isMinor": true,
                     *       "phoneNumber": "0123 456",
                     *       "emergencyContact": "Grandmother, 0123 456",
                     *       "address": "Quay Street 4, Bergen",
                     *       "parents": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example",
                     *           "phoneNumber": "0123 456",
                     *           "address": "Quay Street 4, Bergen",
                     *           "relationship": "Parent",
                     *           "isPrimary": true,
                     *           "confirmed": true
                     *         }
                     *       ],
                     *       "academicSummary": {
                     *         "totalExamsCompleted": 2,
                     *         "overallAveragePercentage": 86.5
                     *       },
                     *       "exams": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "board": "ABRSM",
                     *           "grade": "Grade 3",
                     *           "date": "2026-03-03",
                     *           "percentage": 86
                     *         }
                     *       ],
                     *       "examPlanned": {
                     *         "board": "ABRSM",
                     *         "grade": "Grade 3",
                     *         "date": "2026-03-03"
                     *       },
                     *       "createdAt": "2025-09-01T08:00:00Z",
                     *       "updatedAt": "2026-03-01T10:30:00Z",
                     *       "lessons": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "title": "Mina Okafor-020326",
                     *           "startTime": "2026-03-02T15:00:00Z",
                     *           "status": "SCHEDULED"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["StudentProfileBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grade": "Grade 3"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditStudentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "student": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Mina Okafor",
                     *         "instrument": "Piano",
                     *         "level": "Grade 3",
                     *         "email": "ada.quill@music.example",
                     *         "grade": "Grade 3",
                     *         "isMinor": true,
                     *         "address": "Quay Street 4, Bergen",
                     *         "phoneNumber": "0123 456",
                     *         "emergencyContact": "Grandmother, 0123 456",
                     *         "parents": [
                     *           {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example",
                     *             "phoneNumber": "0123 456",
                     *             "address": "Quay Street 4, Bergen",
                     *             "relationship": "Parent",
                     *             "isPrimary": true,
                     *             "confirmed": true
                     *           }
                     *         ],
                     *         "academicSummary": {
                     *           "totalExamsCompleted": 2,
                     *           "overallAveragePercentage": 86.5
                     *         },
                     *         "upcomingLessonsCount": 3,
                     *         "nextLessonDate": "2026-03-09T15:00:00Z",
                     *         "overdueLessonsCount": 0
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedStudentBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    record_exam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again while the caller teaches the student (D13).
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "board": "ABRSM",
                 *       "grade": "Grade 3",
                 *       "date": "2026-03-03",
                 *       "percentage": 86
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ExamRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "student": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Mina Okafor",
                     *         "instrument": "Piano",
                     *         "level": "Grade 3",
                     *         "email": "ada.quill@music.example",
                     *         "grade": "Grade 3",
                     *         "isMinor": true,
                     *         "address": "Quay Street 4, Bergen",
                     *         "phoneNumber": "0123 456",
                     *         "emergencyContact": "Grandmother, 0123 456",
                     *         "parents": [
                     *           {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example",
                     *             "phoneNumber": "0123 456",
                     *             "address": "Quay Street 4, Bergen",
                     *             "relationship": "Parent",
                     *             "isPrimary": true,
                     *             "confirmed": true
                     *           }
                     *         ],
                     *         "academicSummary": {
                     *           "totalExamsCompleted": 2,
                     *           "overallAveragePercentage": 86.5
                     *         },
                     *         "upcomingLessonsCount": 3,
                     *         "nextLessonDate": "2026-03-09T15:00:00Z",
                     *         "overdueLessonsCount": 0
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["RecordedExamBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plan_exam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "board": "ABRSM",
                 *       "grade": "Grade 3",
                 *       "date": "2026-03-03"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["PlanExamRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "examPlanned": {
                     *         "board": "ABRSM",
                     *         "grade": "Grade 3",
                     *         "date": "2026-03-03"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ExamPlannedBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unplan_exam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_teachers_of_student: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "teachers": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "instrument": "Piano",
                     *           "department": "Keyboard",
                     *           "phoneNumber": "0123 456",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["StudentTeachersBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_pieces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pieces": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "title": "Minuet in G",
                     *           "composer": "Petzold",
                     *           "kind": "dance",
                     *           "goalTempo": {
                     *             "bpm": 72,
                     *             "unit": "crotchet"
                     *           },
                     *           "lastCleanTempo": {
                     *             "bpm": 72,
                     *             "unit": "crotchet"
                     *           },
                     *           "state": "active",
                     *           "lessons": 4,
                     *           "lastSet": "2026-03-02",
                     *           "withAnotherTeacher": false
                     *         }
                     *       ],
                     *       "merged": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "title": "Menuett in G",
                     *           "composer": "Petzold",
                     *           "intoId": "0195a3c2-7b1e-7c3d-9f10-2a4b6c8d0e13",
                     *           "intoTitle": "Minuet in G",
                     *           "undoableUntil": "2026-03-02T16:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["StudentPiecesBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    add_piece: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again while the caller teaches the student (D13).
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Minuet in G",
                 *       "composer": "Petzold",
                 *       "kind": "dance",
                 *       "goalTempo": {
                 *         "bpm": 72,
                 *         "unit": "crotchet"
                 *       },
                 *       "state": "active"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewPieceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["AddedPieceBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_piece: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
                /** @example 0195a3c2-7b1e-7c3d-9f10-2a4b6c8d0e13 */
                piece_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Minuet in G",
                 *       "composer": "Petzold",
                 *       "kind": "dance",
                 *       "goalTempo": {
                 *         "bpm": 72,
                 *         "unit": "crotchet"
                 *       },
                 *       "state": "resting",
                 *       "restingUntil": "2026-03-20"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditPieceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_piece: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
                /** @example 0195a3c2-7b1e-7c3d-9f10-2a4b6c8d0e13 */
                piece_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    merge_pieces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
                /** @example 0195a3c2-7b1e-7c3d-9f10-2a4b6c8d0e13 */
                piece_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pieceId": "0195a3c2-7b1e-7c3d-9f10-2a4b6c8d0e13"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["SamePieceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_own_pieces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pieces": [
                     *         {
                     *           "studentId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13",
                     *           "piece": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "title": "Minuet in G",
                     *             "composer": "Petzold",
                     *             "kind": "dance",
                     *             "goalTempo": {
                     *               "bpm": 72,
                     *               "unit": "crotchet"
                     *             },
                     *             "lastCleanTempo": {
                     *               "bpm": 72,
                     *               "unit": "crotchet"
                     *             },
                     *             "state": "active",
                     *             "lessons": 4,
                     *             "lastSet": "2026-03-02",
                     *             "withAnotherTeacher": false
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["OwnPiecesBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *       "title": "Mina Okafor-020326",
                     *       "description": "Minuet in G, both hands.",
                     *       "student": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "name": "Mina Okafor",
                     *         "email": "ada.quill@music.example",
                     *         "firstName": "Mina",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         }
                     *       },
                     *       "teacher": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "firstName": "Mina",
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         }
                     *       },
                     *       "startTime": "2026-03-02T15:00:00Z",
                     *       "endTime": "2026-03-02T15:45:00Z",
                     *       "duration": 45,
                     *       "status": "SCHEDULED",
                     *       "notes": "G major scale uneven.",
                     *       "teacherNotes": "G major scale uneven; minuet from memory.",
                     *       "completedAt": "2026-03-02T15:45:00Z",
                     *       "version": 1,
                     *       "practiceGenerated": true,
                     *       "practiceGuidance": {
                     *         "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *         "examFocus": {
                     *           "board": "ABRSM",
                     *           "grade": "Grade 3"
                     *         },
                     *         "tipsForParents": [
                     *           "Keep one fixed time a day."
                     *         ],
                     *         "dailyPlan": [
                     *           {
                     *             "day": "Day 1",
                     *             "date": "2026-03-03",
                     *             "durationMinutes": 30,
                     *             "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *             "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *             "repertoire": [
                     *               {
                     *                 "title": "Minuet in G",
                     *                 "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                 "targetTempoBpm": 72
                     *               }
                     *             ],
                     *             "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *           }
                     *         ]
                     *       },
                     *       "practicePlan": {
                     *         "title": "7-day practice plan",
                     *         "description": "The week's main point is the minuet, bars 9 to 16.",
                     *         "dailyPlan": [
                     *           {
                     *             "day": "Day 1",
                     *             "date": "2026-03-03",
                     *             "durationMinutes": 30,
                     *             "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *             "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *             "repertoire": [
                     *               {
                     *                 "title": "Minuet in G",
                     *                 "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                 "targetTempoBpm": 72
                     *               }
                     *             ],
                     *             "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *           }
                     *         ]
                     *       },
                     *       "goalsBy": "teacher",
                     *       "practicePlanner": "built-in",
                     *       "practiceFailed": false
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    edit_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Mina Okafor-020326",
                 *       "description": "Minuet in G, both hands.",
                 *       "studentId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c13",
                 *       "startTime": "2026-03-02T15:00:00Z",
                 *       "endTime": "2026-03-02T15:45:00Z",
                 *       "duration": 45,
                 *       "status": "SCHEDULED",
                 *       "notes": "G major scale uneven.",
                 *       "version": 1
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditLessonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "lesson": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "title": "Mina Okafor-020326",
                     *         "description": "Minuet in G, both hands.",
                     *         "student": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Mina Okafor",
                     *           "email": "ada.quill@music.example",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "teacher": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "startTime": "2026-03-02T15:00:00Z",
                     *         "endTime": "2026-03-02T15:45:00Z",
                     *         "duration": 45,
                     *         "status": "SCHEDULED",
                     *         "notes": "G major scale uneven.",
                     *         "teacherNotes": "G major scale uneven; minuet from memory.",
                     *         "completedAt": "2026-03-02T15:45:00Z",
                     *         "version": 1,
                     *         "practiceGenerated": true,
                     *         "practiceGuidance": {
                     *           "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *           "examFocus": {
                     *             "board": "ABRSM",
                     *             "grade": "Grade 3"
                     *           },
                     *           "tipsForParents": [
                     *             "Keep one fixed time a day."
                     *           ],
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "practicePlan": {
                     *           "title": "7-day practice plan",
                     *           "description": "The week's main point is the minuet, bars 9 to 16.",
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in",
                     *         "practiceFailed": false
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    complete_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "completed": true,
                 *       "teacherNotes": "G major scale uneven; minuet from memory.",
                 *       "goals": [
                 *         {
                 *           "do": "practise",
                 *           "subject": {
                 *             "kind": "title",
                 *             "title": "Minuet in G",
                 *             "composer": "Petzold"
                 *           },
                 *           "places": [
                 *             {
                 *               "kind": "bars",
                 *               "from": 9,
                 *               "to": 16
                 *             }
                 *           ],
                 *           "hands": "apart",
                 *           "tempo": {
                 *             "now": 60,
                 *             "next": 66,
                 *             "ceiling": null,
                 *             "unit": "crotchet"
                 *           },
                 *           "needs": [
                 *             "rhythm"
                 *           ],
                 *           "how": null,
                 *           "said": "Minuet in G, bars 9-16 hands apart at 60",
                 *           "days": null,
                 *           "carriedFrom": null
                 *         }
                 *       ],
                 *       "week": {
                 *         "minutesPerDay": 10,
                 *         "days": null,
                 *         "offDates": [
                 *           "2026-03-04"
                 *         ],
                 *         "hands": null
                 *       },
                 *       "body": {
                 *         "answer": "half",
                 *         "spared": null,
                 *         "until": "nextLesson"
                 *       },
                 *       "privateNotes": "Ask whether there is a piano at home."
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["CompleteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "lesson": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "title": "Mina Okafor-020326",
                     *         "description": "Minuet in G, both hands.",
                     *         "student": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Mina Okafor",
                     *           "email": "ada.quill@music.example",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "teacher": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "startTime": "2026-03-02T15:00:00Z",
                     *         "endTime": "2026-03-02T15:45:00Z",
                     *         "duration": 45,
                     *         "status": "SCHEDULED",
                     *         "notes": "G major scale uneven.",
                     *         "teacherNotes": "G major scale uneven; minuet from memory.",
                     *         "completedAt": "2026-03-02T15:45:00Z",
                     *         "version": 1,
                     *         "practiceGenerated": true,
                     *         "practiceGuidance": {
                     *           "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *           "examFocus": {
                     *             "board": "ABRSM",
                     *             "grade": "Grade 3"
                     *           },
                     *           "tipsForParents": [
                     *             "Keep one fixed time a day."
                     *           ],
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "practicePlan": {
                     *           "title": "7-day practice plan",
                     *           "description": "The week's main point is the minuet, bars 9 to 16.",
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in",
                     *         "practiceFailed": false
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_lesson_goals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "context": {
                     *         "instrument": "Piano",
                     *         "grade": "Grade 3",
                     *         "age": 11,
                     *         "lessonDate": "2026-03-02",
                     *         "nextLessonDate": "2026-03-09",
                     *         "exam": null,
                     *         "pieces": [],
                     *         "open": null,
                     *         "body": null
                     *       },
                     *       "goals": [
                     *         {
                     *           "do": "practise",
                     *           "subject": {
                     *             "kind": "title",
                     *             "title": "Minuet in G",
                     *             "composer": "Petzold"
                     *           },
                     *           "places": [
                     *             {
                     *               "kind": "bars",
                     *               "from": 9,
                     *               "to": 16
                     *             }
                     *           ],
                     *           "hands": "apart",
                     *           "tempo": {
                     *             "now": 60,
                     *             "next": 66,
                     *             "ceiling": null,
                     *             "unit": "crotchet"
                     *           },
                     *           "needs": [
                     *             "rhythm"
                     *           ],
                     *           "how": null,
                     *           "said": "Minuet in G, bars 9-16 hands apart at 60",
                     *           "days": null,
                     *           "carriedFrom": null
                     *         }
                     *       ],
                     *       "week": {
                     *         "minutesPerDay": 10,
                     *         "days": null,
                     *         "offDates": [
                     *           "2026-03-04"
                     *         ],
                     *         "hands": null
                     *       },
                     *       "body": {
                     *         "answer": "half",
                     *         "spared": null,
                     *         "until": "nextLesson"
                     *       },
                     *       "unread": [
                     *         "see you on Friday"
                     *       ],
                     *       "goalsBy": "teacher",
                     *       "revision": 1,
                     *       "plan": {
                     *         "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *         "examFocus": {
                     *           "board": "ABRSM",
                     *           "grade": "Grade 3"
                     *         },
                     *         "tipsForParents": [
                     *           "Keep one fixed time a day."
                     *         ],
                     *         "dailyPlan": [
                     *           {
                     *             "day": "Day 1",
                     *             "date": "2026-03-03",
                     *             "durationMinutes": 30,
                     *             "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *             "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *             "repertoire": [
                     *               {
                     *                 "title": "Minuet in G",
                     *                 "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                 "targetTempoBpm": 72
                     *               }
                     *             ],
                     *             "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *           }
                     *         ]
                     *       },
                     *       "cards": [
                     *         {
                     *           "date": "2026-03-03",
                     *           "minutes": 6,
                     *           "cards": [
                     *             {
                     *               "key": {
                     *                 "goal": "title:minuet in g|bars 9-16",
                     *                 "task": "slow-three",
                     *                 "ordinal": 1
                     *               },
                     *               "part": "spots",
                     *               "title": "Minuet in G",
                     *               "place": "Bars 9–16",
                     *               "hands": "Left hand",
                     *               "tempo": {
                     *                 "bpm": 60,
                     *                 "unit": "crotchet"
                     *               },
                     *               "minutes": 6,
                     *               "times": 3,
                     *               "task": "Play bars 9–16 slowly three times.",
                     *               "done": "two are even",
                     *               "how": "Count aloud.",
                     *               "teacher": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "editableUntil": "2026-03-16T15:45:00Z",
                     *       "privateNotes": "Ask whether there is a piano at home."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonGoalsBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    change_lesson_goals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "goals": [
                 *         {
                 *           "do": "practise",
                 *           "subject": {
                 *             "kind": "title",
                 *             "title": "Minuet in G",
                 *             "composer": "Petzold"
                 *           },
                 *           "places": [
                 *             {
                 *               "kind": "bars",
                 *               "from": 9,
                 *               "to": 16
                 *             }
                 *           ],
                 *           "hands": "apart",
                 *           "tempo": {
                 *             "now": 60,
                 *             "next": 66,
                 *             "ceiling": null,
                 *             "unit": "crotchet"
                 *           },
                 *           "needs": [
                 *             "rhythm"
                 *           ],
                 *           "how": null,
                 *           "said": "Minuet in G, bars 9-16 hands apart at 60",
                 *           "days": null,
                 *           "carriedFrom": null
                 *         }
                 *       ],
                 *       "week": {
                 *         "minutesPerDay": 10,
                 *         "days": null,
                 *         "offDates": [
                 *           "2026-03-04"
                 *         ],
                 *         "hands": null
                 *       },
                 *       "body": {
                 *         "answer": "half",
                 *         "spared": null,
                 *         "until": "nextLesson"
                 *       },
                 *       "teacherNotes": "G major scale uneven; minuet from memory.",
                 *       "privateNotes": "Ask whether there is a piano at home.",
                 *       "revision": 1
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ChangeGoalsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "lesson": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "title": "Mina Okafor-020326",
                     *         "description": "Minuet in G, both hands.",
                     *         "student": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Mina Okafor",
                     *           "email": "ada.quill@music.example",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "teacher": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "startTime": "2026-03-02T15:00:00Z",
                     *         "endTime": "2026-03-02T15:45:00Z",
                     *         "duration": 45,
                     *         "status": "SCHEDULED",
                     *         "notes": "G major scale uneven.",
                     *         "teacherNotes": "G major scale uneven; minuet from memory.",
                     *         "completedAt": "2026-03-02T15:45:00Z",
                     *         "version": 1,
                     *         "practiceGenerated": true,
                     *         "practiceGuidance": {
                     *           "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *           "examFocus": {
                     *             "board": "ABRSM",
                     *             "grade": "Grade 3"
                     *           },
                     *           "tipsForParents": [
                     *             "Keep one fixed time a day."
                     *           ],
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "practicePlan": {
                     *           "title": "7-day practice plan",
                     *           "description": "The week's main point is the minuet, bars 9 to 16.",
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in",
                     *         "practiceFailed": false
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    strike_plan_lines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strike": [
                 *         {
                 *           "goal": "title:minuet in g|bars 9-16",
                 *           "task": "slow-three",
                 *           "ordinal": 1
                 *         }
                 *       ],
                 *       "revision": 1
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["StrikeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Lesson created successfully!",
                     *       "lesson": {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "title": "Mina Okafor-020326",
                     *         "description": "Minuet in G, both hands.",
                     *         "student": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "name": "Mina Okafor",
                     *           "email": "ada.quill@music.example",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "teacher": {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "firstName": "Mina",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           }
                     *         },
                     *         "startTime": "2026-03-02T15:00:00Z",
                     *         "endTime": "2026-03-02T15:45:00Z",
                     *         "duration": 45,
                     *         "status": "SCHEDULED",
                     *         "notes": "G major scale uneven.",
                     *         "teacherNotes": "G major scale uneven; minuet from memory.",
                     *         "completedAt": "2026-03-02T15:45:00Z",
                     *         "version": 1,
                     *         "practiceGenerated": true,
                     *         "practiceGuidance": {
                     *           "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *           "examFocus": {
                     *             "board": "ABRSM",
                     *             "grade": "Grade 3"
                     *           },
                     *           "tipsForParents": [
                     *             "Keep one fixed time a day."
                     *           ],
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "practicePlan": {
                     *           "title": "7-day practice plan",
                     *           "description": "The week's main point is the minuet, bars 9 to 16.",
                     *           "dailyPlan": [
                     *             {
                     *               "day": "Day 1",
                     *               "date": "2026-03-03",
                     *               "durationMinutes": 30,
                     *               "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *               "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *               "repertoire": [
                     *                 {
                     *                   "title": "Minuet in G",
                     *                   "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                   "targetTempoBpm": 72
                     *                 }
                     *               ],
                     *               "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *             }
                     *           ]
                     *         },
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in",
                     *         "practiceFailed": false
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_lesson_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many rows there are; more than the answer holds when it is cut. */
                    "X-Total-Count": number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *         "title": "Mina Okafor-020326",
                     *         "lessonDate": "2026-03-02T15:00:00Z",
                     *         "content": "A good lesson: the whole minuet from memory.",
                     *         "teacherName": "Tess Tutor",
                     *         "instrument": "Piano",
                     *         "piecesWorkedOn": [
                     *           "Minuet in G"
                     *         ],
                     *         "areasImproved": "The left hand leads calmly.",
                     *         "areasNeedWork": "Bars 9 to 16 slow down.",
                     *         "techniqueNotes": "Wrists stay low.",
                     *         "musicianshipNotes": "Hears the cadence.",
                     *         "practiceAssignments": [
                     *           {
                     *             "piece": "Minuet in G",
                     *             "focusAreas": [
                     *               "even quavers",
                     *               "left hand alone"
                     *             ],
                     *             "dailyMinutes": 10,
                     *             "specificInstructions": "Hands apart first."
                     *           }
                     *         ],
                     *         "nextLessonGoals": "The minuet at 80.",
                     *         "teacherRating": 4,
                     *         "studentMood": "cheerful"
                     *       }
                     *     ]
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonFeedbackBody"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    write_lesson_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11 */
                lesson_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "A good lesson: the whole minuet from memory.",
                 *       "piecesWorkedOn": [
                 *         "Minuet in G"
                 *       ],
                 *       "areasImproved": "The left hand leads calmly.",
                 *       "areasNeedWork": "Bars 9 to 16 slow down.",
                 *       "techniqueNotes": "Wrists stay low.",
                 *       "musicianshipNotes": "Hears the cadence.",
                 *       "practiceAssignments": [
                 *         {
                 *           "piece": "Minuet in G",
                 *           "focusAreas": [
                 *             "even quavers",
                 *             "left hand alone"
                 *           ],
                 *           "dailyMinutes": 10,
                 *           "specificInstructions": "Hands apart first."
                 *         }
                 *       ],
                 *       "nextLessonGoals": "The minuet at 80.",
                 *       "teacherRating": 4,
                 *       "studentMood": "cheerful"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["WriteFeedbackRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *       "title": "Mina Okafor-020326",
                     *       "lessonDate": "2026-03-02T15:00:00Z",
                     *       "content": "A good lesson: the whole minuet from memory.",
                     *       "teacherName": "Tess Tutor",
                     *       "instrument": "Piano",
                     *       "piecesWorkedOn": [
                     *         "Minuet in G"
                     *       ],
                     *       "areasImproved": "The left hand leads calmly.",
                     *       "areasNeedWork": "Bars 9 to 16 slow down.",
                     *       "techniqueNotes": "Wrists stay low.",
                     *       "musicianshipNotes": "Hears the cadence.",
                     *       "practiceAssignments": [
                     *         {
                     *           "piece": "Minuet in G",
                     *           "focusAreas": [
                     *             "even quavers",
                     *             "left hand alone"
                     *           ],
                     *           "dailyMinutes": 10,
                     *           "specificInstructions": "Hands apart first."
                     *         }
                     *       ],
                     *       "nextLessonGoals": "The minuet at 80.",
                     *       "teacherRating": 4,
                     *       "studentMood": "cheerful"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonFeedbackBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_children: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "parent": {
                     *         "user": {
                     *           "name": "Ada Quill",
                     *           "email": "ada.quill@music.example"
                     *         }
                     *       },
                     *       "children": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "firstName": "Mina",
                     *           "lastName": "Okafor",
                     *           "user": {
                     *             "name": "Ada Quill",
                     *             "email": "ada.quill@music.example"
                     *           },
                     *           "grade": "Grade 3",
                     *           "instrument": "Piano",
                     *           "section": "A",
                     *           "rollNumber": "17"
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChildrenBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_family_lessons: {
        parameters: {
            query?: {
                /**
                 * @description Earliest start, inclusive.
                 * @example 2026-03-02T00:00:00Z
                 */
                startDate?: string;
                /**
                 * @description Latest start, inclusive.
                 * @example 2026-03-08T23:59:59Z
                 */
                endDate?: string;
                /**
                 * @description false leaves the practice plans out; then a list holds up to 10,000 lessons.
                 * @example false
                 */
                plans?: boolean;
                /**
                 * @description Only lessons with this in the title or the student's name, in capitals or not.
                 * @example minuet
                 */
                q?: string;
                /**
                 * @description Only this status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
                 * @example COMPLETED
                 */
                status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
                /**
                 * @description How many: the latest ones.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The earliest lesson of the page before; the page that is asked for ends before it.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lessons": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "title": "Mina Okafor-020326",
                     *           "description": "Minuet in G, both hands.",
                     *           "student": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "name": "Mina Okafor",
                     *             "email": "ada.quill@music.example",
                     *             "firstName": "Mina",
                     *             "user": {
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example"
                     *             }
                     *           },
                     *           "teacher": {
                     *             "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *             "firstName": "Mina",
                     *             "user": {
                     *               "name": "Ada Quill",
                     *               "email": "ada.quill@music.example"
                     *             }
                     *           },
                     *           "startTime": "2026-03-02T15:00:00Z",
                     *           "endTime": "2026-03-02T15:45:00Z",
                     *           "duration": 45,
                     *           "status": "SCHEDULED",
                     *           "notes": "G major scale uneven.",
                     *           "teacherNotes": "G major scale uneven; minuet from memory.",
                     *           "completedAt": "2026-03-02T15:45:00Z",
                     *           "version": 1,
                     *           "practiceGenerated": true,
                     *           "practiceGuidance": {
                     *             "weekSummary": "The week's main point is the minuet, bars 9 to 16.",
                     *             "examFocus": {
                     *               "board": "ABRSM",
                     *               "grade": "Grade 3"
                     *             },
                     *             "tipsForParents": [
                     *               "Keep one fixed time a day."
                     *             ],
                     *             "dailyPlan": [
                     *               {
                     *                 "day": "Day 1",
                     *                 "date": "2026-03-03",
                     *                 "durationMinutes": 30,
                     *                 "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *                 "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *                 "repertoire": [
                     *                   {
                     *                     "title": "Minuet in G",
                     *                     "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                     "targetTempoBpm": 72
                     *                   }
                     *                 ],
                     *                 "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *               }
                     *             ]
                     *           },
                     *           "practicePlan": {
                     *             "title": "7-day practice plan",
                     *             "description": "The week's main point is the minuet, bars 9 to 16.",
                     *             "dailyPlan": [
                     *               {
                     *                 "day": "Day 1",
                     *                 "date": "2026-03-03",
                     *                 "durationMinutes": 30,
                     *                 "warmup": "2 min: Five-finger patterns in G, hands apart.",
                     *                 "technicalFocus": "4 min: Play the G major scale with even quavers, three times.",
                     *                 "repertoire": [
                     *                   {
                     *                     "title": "Minuet in G",
                     *                     "focus": "8 min: Play bars 9 to 16 slowly three times; done when two are even.",
                     *                     "targetTempoBpm": 72
                     *                   }
                     *                 ],
                     *                 "musicianship": "3 min: Clap four new bars once, then play them twice."
                     *               }
                     *             ]
                     *           },
                     *           "goalsBy": "teacher",
                     *           "practicePlanner": "built-in",
                     *           "practiceFailed": false
                     *         }
                     *       ],
                     *       "total": 214,
                     *       "counts": {
                     *         "scheduled": 38,
                     *         "upcoming": 31,
                     *         "completed": 162,
                     *         "cancelled": 9,
                     *         "missed": 5
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonsBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_parent_requests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "teacherName": "Tess Tutor",
                     *           "childFirstName": "Mina",
                     *           "createdAt": "2025-09-01T08:00:00Z",
                     *           "expiresAt": "2026-04-01T08:00:00Z"
                     *         }
                     *       ],
                     *       "total": 214,
                     *       "addressProved": true
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ParentRequestsBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answer_parent_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["AnswerParentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_message: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated call with the same key gives the first answer again and sends nothing.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "teacher",
                 *       "lessonId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11",
                 *       "text": "Could the lesson begin half an hour later?"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description `true` when the call was answered before under its Idempotency-Key; what is told only once is null then. */
                    "Idempotent-Replay"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_jobs: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs that stand so: queued, done, failed or replaced.
                 * @example failed
                 */
                state?: "queued" | "done" | "failed" | "replaced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobs": [
                     *         {
                     *           "id": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "kind": "mail",
                     *           "letter": "temporary_password",
                     *           "subjectId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10",
                     *           "state": "failed",
                     *           "attempts": 12,
                     *           "lastError": "The mail server refused the mail (550).",
                     *           "createdAt": "2025-09-01T08:00:00Z",
                     *           "runAt": "2026-03-02T15:45:00Z",
                     *           "finishedAt": "2026-03-02T20:00:00Z"
                     *         }
                     *       ],
                     *       "total": 214
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["JobsBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    retry_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The lesson has been cancelled successfully."
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MessageBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
