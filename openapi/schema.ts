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
        /** Sign out. The token stops working immediately. */
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
        /** Register as a teacher. An activation link is mailed. The response is the same for a known e-mail address. */
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
        /** Activate an account with a mailed link. */
        get: operations["activate_account"];
        put?: never;
        /** Mail a new activation link. The response is the same for an unknown e-mail address. */
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
        /** Check an activation link without using it. */
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
        /** Request a temporary password by mail. The response is the same for an unknown e-mail address. */
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
        /** Set a new password with a mailed temporary password. */
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
        /** Set a new password, signed in or with a temporary password. All other sessions end. */
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
        /** List the ways to sign in other than a password. */
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
         * Redirect the browser to the sign-in provider; 404 if none is configured. The provider redirects back to
         *     `/auth/google/callback` within ten minutes.
         */
        get: operations["begin_google_sign_in"];
        put?: never;
        /** Finish signing in with the provider, or register as a teacher. */
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
        /** Get the figures of the landing page. */
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
        /** Get the state of the database, the disk and the background jobs, as probed a few seconds ago at most. */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/zones/{zone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock changes of a time zone over at most 20 years, by which the server reads wall-clock times. A client that
         *     has them previews a lesson at the instant that is then stored.
         */
        get: operations["get_zone"];
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
        /** Get a picture of initials. Longer texts are cut to two letters; an empty text gives a neutral symbol. */
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
        /** Get the current user. */
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
        /**
         * Change the caller's name and phone number. A new e-mail address is kept as `pendingEmail` until the link mailed
         *     to it is opened.
         */
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
        /** Change the caller's notification settings. */
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
        /** Change the caller's privacy settings. */
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
        /** List the caller's sessions, at most 100. */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        /** End all other sessions of the caller. */
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
        /** End one session of the caller. */
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
        /** Get the status of the caller's two-factor sign-in. */
        get: operations["get_second_factor"];
        put?: never;
        post?: never;
        /** Turn off two-factor sign-in. Other sessions end. */
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
         * Start setting up an authenticator app, the first one or a replacement. It takes effect once it is confirmed with
         *     a code. Starting again within an hour returns the same secret.
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
         * Turn on two-factor sign-in with a first code, or switch to the new app. The recovery codes are returned only
         *     once; earlier ones stop working, and other sessions end.
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
        /** Create new recovery codes. Earlier ones stop working, and other sessions end. */
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
        /**
         * Prove the caller's identity with the password, or with a code if two-factor sign-in is on, for sensitive
         *     requests within the next ten minutes.
         */
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
         * List the caller's notices of the last 90 days, newest first: 10 by default, at most 50, none with a limit of 0.
         *     Notices about lessons that the caller may no longer see are left out.
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
        /** Mark notices as read, up to a time. */
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
         * List accounts, newest first: `limit` of them, at most 1,000. Send `next` as `after` for the next page. `search`,
         *     `role`, `status` and `waitsFor` can be combined.
         */
        get: operations["list_users"];
        put?: never;
        /** Create an account of any role. A temporary password is mailed to its owner; a student is linked to the teacher. */
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
        /** Approve a registered teacher whose account is activated. */
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
        /**
         * Correct an account: name, e-mail address, a student's date of birth, role. With another address everything that
         *     the old one opened ends, and the new one is mailed a temporary password.
         */
        put: operations["edit_user"];
        post?: never;
        /**
         * Reject a teacher who is waiting for activation or approval. The account is deleted; its e-mail address can
         *     register again after 30 days.
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
        /** Count the students and future lessons of a teacher, to show before suspending the account. */
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
         * Suspend or reactivate an account. Suspending ends its sessions, mailed links and temporary passwords; lessons
         *     and links to students remain.
         */
        put: operations["set_user_status"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a user who has not signed in yet the invitation again, with a new temporary password. */
        post: operations["invite_user_again"];
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
        /** Turn off two-factor sign-in for a user who has lost their app and recovery codes. All their sessions end. */
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
        /** Change the role of a teacher or administrator. Their sessions end. */
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
        /** Remove a student from a teacher's class. That teacher's future scheduled lessons with the student are cancelled. */
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
        /** Link a parent to an existing student. Repeating it has no effect. */
        put: operations["link_parent_to_student"];
        post?: never;
        /** Remove the link between a parent and a student, even a minor's last one. */
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
        /** Get the figures of the administrators' dashboard, counted now. */
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
         * List the audit trail, newest first: `limit` activities, 50 by default, at most 200. Send the id of a page's last
         *     activity as `after` for the next page.
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
        /** Link a student to an additional teacher. */
        post: operations["link_student_to_teacher"];
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
        /** List teachers with an active account by name, at most 100; use `search` to find others. */
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
         * List the caller's students; for an administrator, all students of the school.
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
        /** Remove a student from the class. Future scheduled lessons with the student are cancelled. */
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
        /**
         * Search the parents of the caller's students and those whom the caller entered, by the data that the caller may
         *     see.
         */
        get: operations["search_parents"];
        put?: never;
        /**
         * Create a parent. The response is the same for a known and an unknown e-mail address; a new parent is mailed a
         *     password.
         */
        post: operations["create_parent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/parents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a parent whom the caller entered and who has not signed in yet; another e-mail address is invited or
         *     asked anew. An administrator corrects any parent.
         */
        put: operations["edit_parent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachers/parents/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a parent who has not signed in yet the invitation again, with a new temporary password. */
        post: operations["invite_parent_again"];
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
         * List the caller's lessons; for an administrator, all lessons of the school.
         * @description Earliest first. At most 5,000 lessons (10,000 without plans) are returned, the latest ones; `total` is the
         *     number of all. Give both ends for a day, a week or a month.
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
        /** Cancel a lesson. It remains in lists as CANCELLED. */
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
        /** Get the caller's teacher profile; administrators have one, too. */
        get: operations["get_teacher_profile"];
        /** Change the caller's teacher profile. */
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
        /** Get the caller's lesson preferences; administrators have them, too. */
        get: operations["get_teacher_preferences"];
        /** Change the caller's lesson preferences. */
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
        /** Create a student under 18, linked to their parents and to the calling teacher. */
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
        /** Create a student with a sign-in, and a parent if one is needed. Returns the temporary passwords. */
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
         * List the lessons that the caller may see, as an array, earliest first.
         * @description At most 5,000 lessons (10,000 without plans) are returned, the latest ones; `X-Total-Count` is the number of
         *     all.
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
        /** Get a student's profile, as the student, a linked parent or a teacher of theirs. */
        get: operations["get_student"];
        /**
         * Change a student: the grade; and name, e-mail address and date of birth, which a teacher may change until the
         *     student has signed in.
         */
        put: operations["edit_student"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a student who has not signed in yet the invitation again, with a new temporary password. */
        post: operations["invite_student_again"];
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
        /** Record the result of an examination. The academic summary is computed from these results. */
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
        /** Set the student's planned examination; practice plans count back from its date. */
        put: operations["plan_exam"];
        post?: never;
        /** Delete the planned examination; no effect if there is none. */
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
        /** List a student's teachers, for anyone who may see the student. */
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
        /** List a student's repertoire; of other teachers' pieces only title and composer. */
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
        /**
         * Rename a piece, or set its state for the calling teacher.
         * @description What another teacher's piece is only that teacher or an administrator changes.
         */
        put: operations["edit_piece"];
        post?: never;
        /** Delete a piece that no lesson has a goal for; one of another teacher only that teacher or an administrator. */
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
        /**
         * Merge a piece into another one of the student; null undoes the merge within ten minutes.
         * @description A piece that another teacher of the student has is merged into another by them or an administrator only.
         */
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
        /** List the caller's own pieces; for a parent, those of the linked children. */
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
        /** Get a lesson with its practice plan, for anyone who may list it. */
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
        /** Complete a SCHEDULED lesson with notes and goals; the practice plan is made from the goals. */
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
        /**
         * Get the goals of a COMPLETED lesson; for a SCHEDULED one, the context for reading its notes. For its teacher and
         *     administrators.
         */
        get: operations["get_lesson_goals"];
        /** Change the goals of a COMPLETED lesson. Allowed for 14 days, until a later lesson with the student is completed. */
        put: operations["change_lesson_goals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{id}/goals/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the configured model which goals notes set. For the lesson's teacher, at most 20 times an hour; nothing is stored.
         * @description The notes are sent without the names of the student, their parents and teachers as they are in the accounts, the words of
         *     the emergency contact, addresses and phone numbers. One question at a time. 503 with the code `model_unavailable` if the model gives no goals.
         */
        post: operations["propose_lesson_goals"];
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
        /** Remove tasks from today's and later days of the plan. Allowed as long as goals may be changed; the goals stay. */
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
         * List feedback on the lessons that the caller may see, newest lesson first.
         * @description At most 200; `X-Total-Count` is the number of all.
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
        /** Write feedback on a lesson of one's own. */
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
         * List the caller's linked children; for an administrator, all students with a parent.
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
         * List the lessons of the caller's linked children, earliest first.
         * @description At most 5,000 lessons (10,000 without plans) are returned, the latest ones; `total` is the number of all.
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
        /** List the teachers' requests that wait for the caller's response. */
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
        /** Accept or decline a teacher's request, once. */
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
        /** Send a message to the teacher or to an administrator, by mail. At most five per hour. */
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
        /** List the newest background jobs, in all states or one. */
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
        /** Retry a failed job. A mail is rebuilt with a new temporary password or link. */
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
        /** @description Totals of the recorded examinations. */
        AcademicSummaryBody: {
            /**
             * Format: uint64
             * @description Number of examinations.
             */
            totalExamsCompleted: number;
            /**
             * Format: double
             * @description Mean percentage; absent without examinations.
             */
            overallAveragePercentage: number | null;
        };
        /** @description Changes the role of a teacher or administrator. */
        AccountRoleRequest: {
            /**
             * @description TEACHER or ADMINISTRATOR.
             * @enum {string}
             */
            role: "TEACHER" | "ADMINISTRATOR";
        };
        /**
         * @description Status of an account. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        AccountStatus: "active" | "pending" | "suspended";
        /** @description Suspends or reactivates an account. */
        AccountStatusRequest: {
            /**
             * @description active or suspended.
             * @enum {string}
             */
            status: "active" | "suspended";
        };
        /** @description Result of an activation. */
        ActivatedBody: {
            /** @description The account. */
            user: components["schemas"]["ActivatedUserBody"];
        };
        /** @description The activated account. */
        ActivatedUserBody: {
            /** @description Sign-in e-mail address. */
            email: string;
        };
        /** @description A page of the audit trail. */
        ActivitiesBody: {
            /** @description Newest first. */
            activities: components["schemas"]["ActivityBody"][];
            /**
             * Format: uint64
             * @description Total number on all pages.
             */
            total: number;
        };
        /** @description Who did what to whom, when. */
        ActivityBody: {
            /**
             * Format: uuid
             * @description The activity, a UUID v7.
             */
            id: string;
            /** @description Kind of activity. */
            type: components["schemas"]["ActivityType"];
            /** @description One sentence describing the activity. */
            description: string;
            /**
             * Format: date-time
             * @description Time of the activity.
             */
            timestamp: string;
            /** @description Resulting status. */
            status: components["schemas"]["ActivityStatus"];
            /** @description Who did it; absent when the system did. */
            actor: components["schemas"]["PersonBody"] | null;
            /** @description The person affected, if any, while their account exists. */
            subject: components["schemas"]["PersonBody"] | null;
        };
        /**
         * @description Status that an activity resulted in. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        ActivityStatus: "active" | "inactive" | "pending";
        /**
         * @description Kind of an activity in the audit trail. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        ActivityType: "user_registration" | "grade_update" | "communication" | "exam_scheduled" | "system_update" | "other";
        /** @description The new piece. */
        AddedPieceBody: {
            /** @description Message for the user. */
            message: string;
            /**
             * Format: uuid
             * @description The piece.
             */
            id: string;
        };
        /** @description The figures of the administrator's dashboard. */
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
             * @description Accounts waiting for activation or approval.
             */
            pendingApprovals: number;
            /**
             * Format: double
             * @description Percentage of five health checks that pass now: the database responds, jobs are on time, the mail server accepts
             *     mail, the disk has room, under 1 % of this replica's responses of the last hour were 5xx.
             */
            systemHealth: number;
            /**
             * Format: double
             * @description Size of the database in GB (10⁹ bytes).
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
        /** @description A parent's response to a teacher's request. */
        AnswerParentRequest: {
            /**
             * @description true links the child and shows the parent's contact data to the teacher; false declines all pending requests of
             *     that teacher.
             */
            accept: boolean;
        };
        /**
         * @description A change of a lesson's goals. Fields that are left out, other than `goals`, keep their value. `goals`, `week` and
         *     `body` follow the planner's schema; unknown fields in them are ignored.
         */
        ChangeGoalsRequest: {
            /** @description The goals, most important first; empty if nothing is to be practised. */
            goals: {
                [key: string]: unknown;
            }[];
            /** @description Settings for the whole week, such as days off. */
            week?: {
                [key: string]: unknown;
            } | null;
            /** @description The teacher's answer about pain or illness. If none was given, the cautious answer to the notes applies. */
            body?: {
                [key: string]: unknown;
            } | null;
            /** @description The notes; student and parents see them beside the plan. */
            teacherNotes?: string | null;
            /** @description Private notes, visible to the teacher and administrators only; an empty text removes them. */
            privateNotes?: string | null;
            /**
             * Format: int32
             * @description The revision that the client last read; an outdated one is rejected with 409.
             */
            revision: number;
        };
        /** @description A lesson after a change. */
        ChangedLessonBody: {
            /** @description Message for the user. */
            message: string;
            /** @description The lesson after the change. */
            lesson: components["schemas"]["LessonBody"];
        };
        /** @description A student after a change. */
        ChangedStudentBody: {
            /** @description Message for the user. */
            message: string;
            /** @description The student after the change. */
            student: components["schemas"]["StudentBody"];
        };
        /** @description A child, as shown to a parent. */
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
            /** @description Name and e-mail address, nested. */
            user: components["schemas"]["NamedUserBody"];
            /** @description Grade. */
            grade: string;
            /** @description Instrument. */
            instrument: string;
            /** @description Section. */
            section: string | null;
            /** @description Number on the school's roll. */
            rollNumber: string | null;
        };
        /** @description The parent and the linked children. */
        ChildrenBody: {
            /** @description The caller. */
            parent: components["schemas"]["ParentOfChildrenBody"];
            /** @description By name. */
            children: components["schemas"]["ChildBody"][];
            /**
             * Format: uint64
             * @description Total number; larger than the list when the list is truncated.
             */
            total: number;
        };
        /** @description An offset, and from when on it holds. */
        ClockChangeBody: {
            /**
             * Format: date-time
             * @description When clocks are changed.
             */
            at: string;
            /**
             * Format: int32
             * @description Seconds that clocks are ahead of UTC from then on.
             */
            offset: number;
        };
        /**
         * @description Completes a lesson. `goals`, `week` and `body` follow the planner's schema; unknown fields in them are
         *     ignored.
         */
        CompleteRequest: {
            /**
             * @description Must be true.
             * @enum {boolean}
             */
            completed: true;
            /** @description The teacher's notes. */
            teacherNotes: string;
            /**
             * @description The goals, most important first; empty if nothing is to be practised. If left out, the server reads them from
             *     the notes.
             */
            goals?: {
                [key: string]: unknown;
            }[] | null;
            /** @description Settings for the whole week, such as days off. */
            week?: {
                [key: string]: unknown;
            } | null;
            /** @description The teacher's answer about pain or illness. If left out, the cautious answer to the notes applies. */
            body?: {
                [key: string]: unknown;
            } | null;
            /** @description Private notes, visible to the teacher and administrators only. */
            privateNotes?: string | null;
        };
        /** @description A code that confirms an authenticator app. */
        ConfirmSecondFactorRequest: {
            /** @description The six-digit code that the app shows. */
            code: string;
        };
        /** @description An existing lesson that overlaps with a new one; overlaps never block. */
        ConflictBody: {
            /**
             * Format: date-time
             * @description Start of the new lesson.
             */
            occurrenceStartTime: string;
            /**
             * Format: uuid
             * @description The existing lesson.
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
        /** @description The Create User dialog and its request. */
        CreateUserRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description Sign-in e-mail address.
             */
            email: string;
            /**
             * @description ADMINISTRATOR, TEACHER, STUDENT or PARENT.
             * @enum {string}
             */
            role: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
            /**
             * @description A teacher's instrument, optional.
             * @default
             */
            instrument?: string | null;
            /**
             * @description A student's grade.
             * @default
             */
            grade?: string | null;
            /**
             * @description Identifier of a student's teacher.
             * @default
             */
            teacherId?: string | null;
        };
        /** @description A parent after a change. */
        CreatedParentBody: {
            /** @description The parent. */
            parent: components["schemas"]["ParentBody"];
        };
        /** @description The new student. */
        CreatedStudentBody: {
            /** @description The student's account. */
            student: components["schemas"]["NewAccountBody"];
            /** @description The parent's account, if one was created. */
            parent: components["schemas"]["NewAccountBody"] | null;
            /** @description Names of those who get an email about it. A child under 13 gets none. */
            mailed: string[];
        };
        /** @description The new account. */
        CreatedUserBody: {
            /** @description Message for the user. */
            message: string;
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
        };
        /** @description A change of a lesson. Fields that are left out keep their value; null clears description and notes. */
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
             * @description End; start plus duration takes precedence.
             * @default null
             */
            endTime?: string | null;
            /**
             * Format: int64
             * @description Length in minutes.
             */
            duration?: number;
            /**
             * @description SCHEDULED, COMPLETED, CANCELLED or MISSED.
             * @enum {string}
             */
            status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
            /** @description Notes entered in the edit form. */
            notes?: string | null;
            /**
             * Format: int32
             * @description The version that the client last read; an outdated one is rejected with 409.
             * @default null
             */
            version?: number | null;
        };
        /** @description A change of notification settings. Fields that are left out keep their value. */
        EditNotificationsRequest: {
            /** @description Notifications by e-mail. */
            emailNotifications?: boolean;
            /** @description Push notifications. */
            pushNotifications?: boolean;
            /** @description Reminders before lessons. */
            lessonReminders?: boolean;
            /** @description Notifications about examinations. */
            examNotifications?: boolean;
            /** @description Notifications about achievements. */
            achievementAlerts?: boolean;
        };
        /** @description A change of a piece. Fields that are left out keep their value; null clears optional ones. */
        EditPieceRequest: {
            /** @description Title. */
            title?: string;
            /** @description Composer. */
            composer?: string | null;
            /** @description Kind of piece, in one word. */
            kind?: string | null;
            /** @description Target tempo. */
            goalTempo?: {
                /**
                 * Format: uint16
                 * @description Beats per minute.
                 */
                bpm: number;
                /**
                 * @description Note value of the beat; a crotchet (quarter note) by default.
                 * @enum {string|null}
                 */
                unit?: "semiquaver" | "quaver" | "dottedQuaver" | "crotchet" | "dottedCrotchet" | "minim" | "dottedMinim" | "semibreve" | null;
            } | null;
            /**
             * @description State of the piece for the calling teacher.
             * @enum {string|null}
             */
            state?: "active" | "kept" | "resting" | "finished" | null;
            /** @description Last day of a rest, yyyy-MM-dd. */
            restingUntil?: string | null;
        };
        /** @description A change of privacy settings. Fields that are left out keep their value. */
        EditPrivacyRequest: {
            /**
             * @description `public`, `friends` or `private`.
             * @enum {string}
             */
            profileVisibility?: "public" | "friends" | "private";
            /**
             * @description Whether students and parents see this teacher's e-mail address; of a student or parent, whether messages carry
             *     theirs for replies.
             */
            showEmail?: boolean;
            /** @description Whether students and parents see this teacher's phone number; no effect for a student or parent. */
            showPhone?: boolean;
            /**
             * @description Whether students and parents may write to this teacher or administrator from the app; no effect for a student or
             *     parent.
             */
            allowMessages?: boolean;
        };
        /** @description A change of the profile. Fields that are left out keep their value; null clears the phone number. */
        EditProfileRequest: {
            /** @description Full name. */
            name?: string;
            /**
             * Format: email
             * @description Sign-in e-mail address; a new one takes effect once the link mailed to it is opened.
             */
            email?: string;
            /** @description Phone number, free text, not normalised. */
            phoneNumber?: string | null;
        };
        /** @description A change of a student. Fields that are left out keep their value; without an address there is no sign-in. */
        EditStudentRequest: {
            /** @description Grade, from the list for new students. */
            grade: string;
            /** @description Instrument: Guitar, Piano, Saxophone, Violin, Other, or any other name. */
            instrument?: string;
            /** @description Given name. A teacher may change this and the fields below until the student has signed in. */
            firstName?: string;
            /** @description Family name; null if there is none. */
            lastName?: string | null;
            /**
             * @description Sign-in e-mail address. A new one is mailed a temporary password; what was mailed to the old one stops working.
             *     Null removes a minor's.
             */
            email?: string | null;
            /** @description Date of birth, yyyy-MM-dd. */
            dateOfBirth?: string | null;
        };
        /** @description A change of lesson preferences. Fields that are left out keep their value. */
        EditTeacherPreferencesRequest: {
            /**
             * Format: int64
             * @description Minutes, 15 to 240.
             */
            defaultDuration?: number;
            /** @description Whether reminders come before lessons. */
            lessonReminders?: boolean;
        };
        /** @description A change of the teacher profile. Fields that are left out keep their value; null clears them. */
        EditTeacherProfileRequest: {
            /** @description Instrument. */
            instrument?: string | null;
            /** @description Department. */
            department?: string | null;
            /** @description Phone number, free text, not normalised. */
            phoneNumber?: string | null;
        };
        /** @description Corrects an account. Fields that are left out keep their value. */
        EditUserRequest: {
            /** @description Full name. */
            name?: string;
            /**
             * @description Sign-in e-mail address. A new one is mailed a temporary password; everything that the old one opened ends. Null
             *     removes a minor's.
             */
            email?: string | null;
            /** @description A student's date of birth, yyyy-MM-dd. */
            dateOfBirth?: string | null;
            /**
             * @description ADMINISTRATOR, TEACHER, STUDENT or PARENT. Students and parents change it only while they have no lessons and no
             *     links. Sessions end.
             * @enum {string}
             */
            role?: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
            /**
             * @description Instrument of a new teacher, optional.
             * @default
             */
            instrument?: string | null;
            /**
             * @description Grade of a new student.
             * @default
             */
            grade?: string | null;
            /**
             * @description Identifier of a new student's teacher.
             * @default
             */
            teacherId?: string | null;
        };
        /** @description Body of every error response. */
        ErrorBody: {
            /** @description Message for the user. */
            error: string;
            /** @description Same text as `error`, for clients that read this field. */
            message: string;
            /** @description Stable error code in snake case. */
            code: components["schemas"]["ErrorCode"];
            /** @description Messages by field name. */
            fields: {
                [key: string]: string[];
            };
            /** @description On a version conflict of goals or of a plan: the current resource, as its GET endpoint returns it. */
            current?: Record<string, never>;
        };
        /**
         * @description Stable name of an error; the description of each error response lists its codes. A later release may return others; fall back to the status then.
         * @enum {string}
         */
        ErrorCode: "malformed" | "unauthenticated" | "forbidden" | "account_pending" | "account_suspended" | "approval_pending" | "registration_closed" | "registration_refused" | "no_administrator" | "email_not_verified" | "not_your_student" | "address_not_proved" | "proof_needed" | "second_factor_unavailable" | "second_factor_required" | "cross_site" | "not_found" | "unknown_call" | "method_not_allowed" | "too_slow" | "version_conflict" | "lesson_not_scheduled" | "goals_closed" | "piece_in_use" | "piece_exists" | "too_late_to_undo" | "idempotency_in_progress" | "already_exists" | "same_student" | "already_linked" | "email_in_use" | "address_unavailable" | "not_activated" | "not_waiting" | "already_answered" | "request_expired" | "not_approved" | "role_is_fixed" | "already_signed_in" | "entered_by_another" | "account_not_active" | "status_unchanged" | "not_oneself" | "last_administrator" | "second_factor_on" | "second_factor_off" | "job_not_failed" | "mail_cannot_be_repeated" | "too_large" | "not_json" | "invalid" | "idempotency_mismatch" | "too_many_attempts" | "too_many_addresses" | "internal" | "unavailable" | "model_unavailable" | "provider_unavailable";
        /** @description The examination that a plan prepares for. */
        ExamFocusBody: {
            /** @description Examination board, if known. */
            board: string | null;
            /** @description Grade, if known. */
            grade: string | null;
        };
        /** @description The planned examination. */
        ExamPlannedBody: {
            /** @description Message for the user. */
            message: string;
            /** @description The examination. */
            examPlanned: components["schemas"]["PlannedExamBody"];
        };
        /** @description The result of an examination. */
        ExamRequest: {
            /** @description Examination board, such as ABRSM. */
            board: string;
            /** @description Initial Grade, or Grade 1 to Grade 8. */
            grade: string;
            /** @description Date, yyyy-MM-dd, not in the future. */
            date: string;
            /**
             * Format: double
             * @description Result in percent, a whole number from 0 to 100.
             */
            percentage: number;
        };
        /** @description A request for a temporary password. */
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @description Sign-in e-mail address.
             */
            email: string;
        };
        /** @description Goals that a model proposes beside what the notes are read as. */
        GoalProposalBody: {
            /** @description Rows to add; empty if the model found nothing else. */
            rows: components["schemas"]["ProposedRowBody"][];
        };
        /**
         * @description Source of a lesson's goals: confirmed by the teacher, read from the notes, or made by a model from them. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        GoalsBy: "teacher" | "reader" | "model";
        /** @description Parameters of the provider's redirect to the callback screen. */
        GoogleRequest: {
            /** @description The `code` query parameter. */
            code: string;
            /** @description The `state` query parameter. */
            state: string;
        };
        /** @description Health of the server. */
        HealthBody: {
            /** @description `ok` when every part is healthy, `failing` when one is not, `ending` while the server shuts down. */
            status: components["schemas"]["HealthStatus"];
            /** @description `ok`, or what is wrong with the database. */
            database: string;
            /** @description `ok`, or what is wrong with the disk. */
            disk: string;
            /** @description `ok`, or what is wrong with the background jobs. */
            jobs: string;
            /**
             * @description `ok`, the difference between the server's clock and the database's, or `unknown` when the database has no clock
             *     of its own. A difference does not make `status` `failing`.
             */
            clock: string;
            /**
             * Format: uint64
             * @description Age of this report in whole seconds.
             */
            age: number;
            /** @description The rules of time zones in use. */
            zones: components["schemas"]["ZoneRulesBody"];
        };
        /**
         * @description Health of the server. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        HealthStatus: "ok" | "failing" | "ending";
        /** @description A background job, without its payload. */
        JobBody: {
            /**
             * Format: uuid
             * @description The job, a UUID v7.
             */
            id: string;
            /** @description Kind of job. */
            kind: components["schemas"]["JobKind"];
            /** @description Template of a failed mail. */
            letter: string | null;
            /**
             * Format: uuid
             * @description The account concerned: the recipient of a failed mail, or the teacher of a plan.
             */
            subjectId: string | null;
            /** @description State of the job. */
            state: components["schemas"]["JobState"];
            /**
             * Format: int32
             * @description Number of attempts.
             */
            attempts: number;
            /** @description Reason of the last failure, without personal data. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description Time of creation.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Earliest time of the next attempt.
             */
            runAt: string;
            /**
             * Format: date-time
             * @description Time at which it was done or failed for good.
             */
            finishedAt: string | null;
        };
        /**
         * @description Kind of a background job. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        JobKind: "mail";
        /**
         * @description State of a background job. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        JobState: "queued" | "done" | "failed" | "replaced";
        /** @description Background jobs. */
        JobsBody: {
            /** @description Newest first, at most 100. */
            jobs: components["schemas"]["JobBody"][];
            /**
             * Format: uint64
             * @description Total number; larger than the list when the list is truncated.
             */
            total: number;
        };
        /** @description The lesson before: what was noted and set. */
        LastTimeBody: {
            /**
             * Format: uuid
             * @description Id of that lesson.
             */
            lessonId: string;
            /**
             * Format: date-time
             * @description Start of that lesson.
             */
            startTime: string;
            /** @description The teacher's notes. */
            notes: string | null;
            /** @description The goals in words, most important first. */
            goals: string[];
        };
        /** @description A lesson. */
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
            /** @description The student. */
            student: components["schemas"]["LessonStudentBody"];
            /** @description The teacher. */
            teacher: components["schemas"]["LessonTeacherBody"];
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
            status: components["schemas"]["LessonStatus"];
            /** @description Notes entered in the edit form. */
            notes: string | null;
            /** @description The teacher's notes, from scheduling and completing. */
            teacherNotes: string | null;
            /**
             * Format: date-time
             * @description Time of completion.
             */
            completedAt: string | null;
            /**
             * Format: int32
             * @description Send it back with a change; an outdated one is rejected with 409.
             */
            version: number;
            /** @description Whether the practice plan exists. */
            practiceGenerated: boolean;
            /** @description The practice plan; null in lists requested without plans, and for a teacher whose class the student has left. */
            practiceGuidance: components["schemas"]["PracticeGuidanceBody"] | null;
            /** @description The plan as PracticePlan (title, description, dailyPlan). */
            practicePlan: components["schemas"]["PracticePlanBody"] | null;
            /** @description The plan's lines as cards, each with its method; null in lists, without a plan, and while a newer release has made it. */
            practiceCards: Record<string, never>[] | null;
            /**
             * @description Source of the goals: confirmed by the teacher, read from the notes, or made by a model; null before the lesson
             *     is COMPLETED.
             */
            goalsBy: components["schemas"]["GoalsBy"] | null;
            /** @description Planner that made the plan: `built-in`, or, for older plans, the name of a model. */
            practicePlanner: string | null;
        };
        /** @description Lessons by status. */
        LessonCountsBody: {
            /**
             * Format: uint64
             * @description Scheduled, past or future.
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
        /** @description Feedback; its id is the id of the lesson. */
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
            /** @description Name of the lesson's teacher. */
            teacherName: string;
            /** @description The student's instrument. */
            instrument: string;
            /** @description Pieces worked on. */
            piecesWorkedOn: string[];
            /** @description Areas that improved. */
            areasImproved: string;
            /** @description Areas that need work. */
            areasNeedWork: string;
            /** @description Notes on technique. */
            techniqueNotes: string;
            /** @description Notes on musicianship. */
            musicianshipNotes: string;
            /** @description Practice assignments. */
            practiceAssignments: components["schemas"]["PracticeAssignmentBody"][];
            /** @description Goals for the next lesson. */
            nextLessonGoals: string;
            /**
             * Format: int32
             * @description The teacher's rating of the lesson, 1 to 5.
             */
            teacherRating: number | null;
            /** @description The student's mood, one word. */
            studentMood: string | null;
        };
        /** @description The goals of a lesson. `goals`, `week`, `body` and `context` follow the planner's schema. */
        LessonGoalsBody: {
            /**
             * @description Context for reading the notes (instrument, grade, pieces); null unless the lesson is SCHEDULED or its goals may
             *     be changed, and the student is still in the class.
             */
            context: Record<string, never> | null;
            /** @description The goals, most important first; null unless the lesson is COMPLETED. */
            goals: Record<string, never>[] | null;
            /** @description Settings for the whole week, such as days off. */
            week: Record<string, never> | null;
            /** @description The teacher's answer about pain or illness, if the notes raised the question. */
            body: Record<string, never> | null;
            /** @description Phrases of the notes that no goal uses. */
            unread: string[];
            /** @description Source of the goals: confirmed by the teacher, read from the notes, or made by a model. */
            goalsBy: components["schemas"]["GoalsBy"] | null;
            /**
             * Format: int32
             * @description Send it back with a change; an outdated one is rejected with 409.
             */
            revision: number;
            /** @description The current plan; null if there is none. */
            plan: components["schemas"]["PracticeGuidanceBody"] | null;
            /** @description The plan's tasks as cards, each with the key to remove it by; null without a plan, and while a newer release has made it. */
            cards: Record<string, never>[] | null;
            /**
             * Format: date-time
             * @description The goals may be changed until then; null once a later lesson is completed.
             */
            editableUntil: string | null;
            /** @description Private notes, visible to the teacher and administrators only. */
            privateNotes: string | null;
            /** @description Name of the model that can be asked for goals; null without one, and for anyone but the lesson's teacher. */
            modelName: string | null;
            /**
             * @description The previous COMPLETED lesson of the same teacher and student; null unless the lesson is SCHEDULED and the
             *     student still in the class.
             */
            lastTime: components["schemas"]["LastTimeBody"] | null;
        };
        /**
         * @description Status of a lesson. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        LessonStatus: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
        /** @description The student of a lesson. */
        LessonStudentBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Sign-in e-mail address. */
            email: string | null;
            /** @description Given name. */
            firstName: string;
            /** @description Instrument. */
            instrument: string;
            /** @description The name in the nested form that older clients read. */
            user: components["schemas"]["NamedUserBody"];
        };
        /** @description The teacher of a lesson. */
        LessonTeacherBody: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description The full name in the nested form that older clients read. */
            user: components["schemas"]["NamedUserBody"];
        };
        /** @description Lessons, by start. */
        LessonsBody: {
            /** @description Earliest first. */
            lessons: components["schemas"]["LessonBody"][];
            /**
             * Format: uint64
             * @description Total number of matching lessons; larger than the list when the list is truncated.
             */
            total: number;
            /** @description Matching lessons by status, ignoring the `status` filter. */
            counts: components["schemas"]["LessonCountsBody"];
        };
        /** @description Links a student to another teacher. */
        LinkTeacherRequest: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            teacherId: string;
        };
        /** @description An account in the administrator's list. */
        ListedUserBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Sign-in e-mail address; a minor may have none. */
            email: string | null;
            /** @description Role of the account. */
            role: components["schemas"]["Role"];
            /** @description Status of the account. */
            status: components["schemas"]["AccountStatus"];
            /** @description What a pending account is waiting for: activation or approval. */
            waitsFor: components["schemas"]["WaitsFor"] | null;
            /** @description Whether signing in requires a code of an authenticator app. */
            secondFactor: boolean;
            /**
             * Format: date-time
             * @description Creation time.
             */
            createdAt: string;
        };
        /** @description A session, or the step that has to come first: a new password or the second factor. */
        LoginAnswerBody: {
            /** @description Bearer token; absent while another step is required. */
            token: string | null;
            /** @description The user; absent while another step is required. */
            user: components["schemas"]["UserBody"] | null;
            /** @description Whether a new password must be set first. */
            mustChangePassword: boolean;
            /** @description true if a code of the authenticator app is required; otherwise absent. */
            secondFactor?: boolean;
            /** @description Challenge token to send with the second step; absent unless a code is required. */
            challenge?: string;
            /**
             * Format: uuid
             * @description The account.
             */
            userId: string;
        };
        /** @description The current user with settings. */
        MeBody: {
            /** @description The account. */
            user: components["schemas"]["UserBody"];
            /** @description New e-mail address that is not confirmed yet. */
            pendingEmail: string | null;
            /** @description Notification settings. */
            notifications: components["schemas"]["NotificationSettingsBody"];
            /** @description Privacy settings. */
            privacy: components["schemas"]["PrivacySettingsBody"];
            /** @description IANA time zone of the school, the default wherever none is given. */
            schoolTimeZone: string;
            /**
             * @description Another text after the caller was linked to a teacher, student or parent, or unlinked; it has no other meaning. What
             *     was loaded before may then be out of date.
             */
            links: string;
            /**
             * @description Key with which the browser encrypts unsaved drafts: 256 random bits, URL-safe Base64. Null while a required
             *     second factor is not set up yet.
             */
            draftKey: string | null;
        };
        /** @description A piece that was merged into another one. */
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
             * @description The piece that it was merged into.
             */
            intoId: string;
            /** @description Title of that piece. */
            intoTitle: string;
            /**
             * Format: date-time
             * @description The merge can be undone until then.
             */
            undoableUntil: string;
        };
        /** @description A message for the user. */
        MessageBody: {
            /** @description Message for the user. */
            message: string;
        };
        /** @description A message to a teacher or to an administrator. */
        MessageRequest: {
            /**
             * @description Recipient: `teacher` or `administrator`; the server picks the person.
             * @enum {string}
             */
            to: "teacher" | "administrator";
            /**
             * Format: uuid
             * @description The lesson concerned; required from a parent who writes to a teacher.
             * @default null
             */
            lessonId?: string | null;
            /** @description The text. */
            text: string;
        };
        /** @description A name in the nested form that older clients read. */
        NamedUserBody: {
            /** @description Full name. */
            name: string;
            /** @description Sign-in e-mail address. */
            email: string | null;
        };
        /** @description The new account. */
        NewAccountBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Name and e-mail address. */
            user: components["schemas"]["NamedUserBody"];
            /** @description Temporary password, valid for 7 days or until a new password is set; absent if it is only mailed. */
            tempPassword: string | null;
        };
        /** @description A new student under 18. */
        NewMinorRequest: {
            /**
             * @description Given name; one of the two names suffices.
             * @default
             */
            firstName?: string | null;
            /**
             * @description Family name.
             * @default
             */
            lastName?: string | null;
            /**
             * @description Sign-in e-mail address; optional: without one the student cannot sign in.
             * @default
             */
            email?: string | null;
            /**
             * @description Date of birth, yyyy-MM-dd.
             * @default
             */
            dob?: string | null;
            /** @description Instrument: Guitar, Piano, Saxophone, Violin, Other, or any other name. */
            instrument: string;
            /** @description Grade. */
            grade: string;
            /** @description Ids of the parents, at least one. */
            parentIds: string[];
            /**
             * @description Postal address.
             * @default
             */
            address?: string | null;
            /**
             * @description Phone number, free text, not normalised.
             * @default
             */
            phoneNumber?: string | null;
            /**
             * @description Emergency contact, free text.
             * @default
             */
            emergencyContact?: string | null;
            /**
             * @description The teacher's notes on the student.
             * @default
             */
            notes?: string | null;
            /**
             * @description Adds the student also if the caller has one of this name with this parent already.
             * @default false
             */
            addAnyway?: boolean | null;
        };
        /** @description A new parent. */
        NewParentRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description Sign-in e-mail address.
             */
            email: string;
            /**
             * @description Phone number, free text, not normalised.
             * @default
             */
            phoneNumber?: string | null;
            /**
             * @description Postal address.
             * @default
             */
            address?: string | null;
        };
        /** @description Sets a new password. */
        NewPasswordRequest: {
            /**
             * Format: uuid
             * @description The account; optional with a bearer token.
             * @default null
             */
            userId?: string | null;
            /**
             * Format: password
             * @description The current or the temporary password.
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
             * @description Kind of piece, in one word.
             * @default
             */
            kind?: string | null;
            /** @description Target tempo. */
            goalTempo?: {
                /**
                 * Format: uint16
                 * @description Beats per minute.
                 */
                bpm: number;
                /**
                 * @description Note value of the beat; a crotchet (quarter note) by default.
                 * @enum {string|null}
                 */
                unit?: "semiquaver" | "quaver" | "dottedQuaver" | "crotchet" | "dottedCrotchet" | "minim" | "dottedMinim" | "semibreve" | null;
            } | null;
            /**
             * @description State of the piece for the calling teacher; active by default.
             * @enum {string|null}
             */
            state?: "active" | "kept" | "resting" | "finished" | null;
            /** @description Last day of a rest, yyyy-MM-dd. */
            restingUntil?: string | null;
        };
        /** @description A new student with a sign-in. The screen and the dialog send different fields, as marked. */
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
             * @description Sign-in e-mail address.
             * @default
             */
            email?: string | null;
            /**
             * @description Date of birth, yyyy-MM-dd.
             * @default
             */
            dateOfBirth?: string | null;
            /**
             * @description Instrument, one of the dialog's list or any other name (dialog).
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
             * @description Phone number, free text, not normalised.
             * @default
             */
            phoneNumber?: string | null;
            /**
             * @description Emergency contact, free text.
             * @default
             */
            emergencyContact?: string | null;
            /**
             * @description Parent's full name; required if the student is under 18.
             * @default
             */
            parentName?: string | null;
            /**
             * @description Parent's e-mail address.
             * @default
             */
            parentEmail?: string | null;
            /**
             * @description Parent's phone number.
             * @default
             */
            parentPhone?: string | null;
            /**
             * @description The teacher's notes on the student (dialog).
             * @default
             */
            notes?: string | null;
            /**
             * @description Adds the student also if the caller has one of this name with this parent already.
             * @default false
             */
            addAnyway?: boolean | null;
        };
        /** @description A notice about something that concerns the caller. */
        NoticeBody: {
            /**
             * Format: uuid
             * @description The notice.
             */
            id: string;
            /** @description Kind of event. */
            kind: components["schemas"]["NoticeKind"];
            /** @description The event in one sentence. */
            text: string;
            /** @description Path of the app's screen with the details. */
            link: string;
            /**
             * Format: date-time
             * @description Time of the event.
             */
            createdAt: string;
            /** @description Whether the caller has marked it as read. */
            read: boolean;
        };
        /**
         * @description Kind of a notice. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        NoticeKind: "lesson_scheduled" | "lesson_moved" | "lesson_cancelled" | "lesson_missed" | "lesson_completed" | "feedback_written" | "lesson_withdrawn" | "teaching_ended" | "student_linked" | "parent_asked" | "approval_waiting" | "account_approved";
        /** @description The caller's notices. */
        NoticesBody: {
            /** @description Newest first. */
            notices: components["schemas"]["NoticeBody"][];
            /**
             * Format: uint64
             * @description Number of unread notices, including those beyond the list; counted up to 100.
             */
            unread: number;
        };
        /** @description Notification settings, all on by default. */
        NotificationSettingsBody: {
            /** @description Notifications by e-mail. */
            emailNotifications: boolean;
            /** @description Push notifications. */
            pushNotifications: boolean;
            /** @description Reminders before lessons. */
            lessonReminders: boolean;
            /** @description Notifications about examinations. */
            examNotifications: boolean;
            /** @description Notifications about achievements. */
            achievementAlerts: boolean;
        };
        /** @description A piece with its student. */
        OwnPieceBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            studentId: string;
            /** @description The piece. */
            piece: components["schemas"]["PieceBody"];
        };
        /** @description Pieces of the caller or of the caller's children. */
        OwnPiecesBody: {
            /** @description By title. */
            pieces: components["schemas"]["OwnPieceBody"][];
        };
        /** @description A parent. */
        ParentBody: {
            /**
             * Format: uuid
             * @description Id to use in `parentIds`: of the account, or of the contact that the teacher entered.
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
            /** @description Relationship to the student, such as `Parent`; absent in search results. */
            relationship: string | null;
            /** @description Whether this is the primary contact. */
            isPrimary: boolean;
            /**
             * @description Whether the parent, or an administrator for them, has confirmed the teacher. Until then the teacher sees only
             *     what they entered themselves.
             */
            confirmed: boolean;
        };
        /** @description The parent's name in the nested form that older clients read. */
        ParentOfChildrenBody: {
            /** @description Full name. */
            user: components["schemas"]["NamedUserBody"];
        };
        /**
         * @description A teacher's request to confirm that the caller is a student's parent. It does not contain what the teacher entered
         *     about the caller.
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
            /** @description Whether another child of the caller has this given name: the teacher may have entered that child a second time. */
            hasNamesake: boolean;
            /**
             * Format: date-time
             * @description When the teacher added the student.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The request expires then.
             */
            expiresAt: string;
        };
        /** @description Requests waiting for the caller's response. */
        ParentRequestsBody: {
            /** @description Oldest first, at most 50. */
            requests: components["schemas"]["ParentRequestBody"][];
            /**
             * Format: uint64
             * @description Total number; larger than the list when the list is truncated.
             */
            total: number;
            /** @description Whether the caller's e-mail address is verified. Until then requests and children are withheld. */
            addressProved: boolean;
        };
        /** @description Matching parents, at most 20. */
        ParentsBody: {
            /** @description By name. */
            parents: components["schemas"]["ParentBody"][];
        };
        /** @description A person, by name. */
        PersonBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Full name. */
            name: string;
        };
        /** @description A piece of a student. */
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
            /** @description Kind of piece, in one word. */
            kind: string | null;
            /** @description Target tempo. */
            goalTempo: Record<string, never> | null;
            /** @description Last tempo known to have been clean: a later lesson went faster, kept the piece or finished it. */
            lastCleanTempo: Record<string, never> | null;
            /** @description State of the piece; null for a teacher who does not teach it. */
            state: components["schemas"]["PieceState"] | null;
            /** @description Last day of a rest, yyyy-MM-dd; null if it rests until further notice. */
            restingUntil: string | null;
            /**
             * Format: uint64
             * @description Number of lessons with a goal for this piece.
             */
            lessons: number;
            /** @description Date of the last such lesson, yyyy-MM-dd. */
            lastSet: string | null;
            /** @description Whether another teacher works on it. */
            withAnotherTeacher: boolean;
        };
        /**
         * @description State of a piece for a teacher. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        PieceState: "active" | "kept" | "resting" | "finished";
        /** @description A planned examination. */
        PlanExamRequest: {
            /**
             * @description Examination board, such as ABRSM; optional.
             * @default
             */
            board?: string | null;
            /**
             * @description Initial Grade, or Grade 1 to Grade 8; optional.
             * @default
             */
            grade?: string | null;
            /** @description Date, yyyy-MM-dd, today or later. */
            date: string;
        };
        /** @description A planned examination. */
        PlannedExamBody: {
            /** @description Examination board, if decided. */
            board: string | null;
            /** @description Grade, if decided. */
            grade: string | null;
            /**
             * Format: date
             * @description Date, yyyy-MM-dd.
             */
            date: string;
        };
        /** @description One practice assignment. */
        PracticeAssignmentBody: {
            /** @description The piece. */
            piece: string;
            /** @description Focus areas. */
            focusAreas: string[];
            /**
             * Format: int32
             * @description Minutes per day.
             */
            dailyMinutes: number;
            /** @description Specific instructions. */
            specificInstructions: string | null;
        };
        /** @description One day of a plan. */
        PracticeDayBody: {
            /** @description Such as `Day 1`. */
            day: string;
            /** @description Date, yyyy-MM-dd. */
            date: string;
            /**
             * Format: uint32
             * @description Minutes; 0 on a rest day.
             */
            durationMinutes: number;
            /** @description Warm-up. */
            warmup: string;
            /** @description Scales, arpeggios, studies. */
            technicalFocus: string;
            /** @description Repertoire. */
            repertoire: components["schemas"]["RepertoireBody"][];
            /** @description Sight-reading, aural, theory, free play. */
            musicianship: string;
        };
        /** @description A 7-day practice plan. */
        PracticeGuidanceBody: {
            /** @description Summary of the week, one or two sentences. */
            weekSummary: string;
            /** @description The examination that the plan prepares for. */
            examFocus: components["schemas"]["ExamFocusBody"];
            /** @description Tips for parents, at most three, suited to the student's age. */
            tipsForParents: string[];
            /** @description Seven days. */
            dailyPlan: components["schemas"]["PracticeDayBody"][];
        };
        /** @description The plan as title, description and days. */
        PracticePlanBody: {
            /** @description Always `7-day practice plan`. */
            title: string;
            /** @description Summary of the week, one or two sentences. */
            description: string;
            /** @description Seven days. */
            dailyPlan: components["schemas"]["PracticeDayBody"][];
        };
        /** @description Privacy settings. */
        PrivacySettingsBody: {
            /** @description `friends` by default. */
            profileVisibility: components["schemas"]["ProfileVisibility"];
            /**
             * @description Whether students and parents see this teacher's e-mail address; of a student or parent, whether messages carry
             *     theirs for replies.
             */
            showEmail: boolean;
            /** @description Whether students and parents see this teacher's phone number; no effect for a student or parent. */
            showPhone: boolean;
            /**
             * @description Whether students and parents may write to this teacher or administrator from the app; no effect for a student or
             *     parent.
             */
            allowMessages: boolean;
        };
        /** @description A lesson in a profile. */
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
            status: components["schemas"]["LessonStatus"];
        };
        /**
         * @description Who may see a profile; stored, not used yet. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        ProfileVisibility: "public" | "friends" | "private";
        /** @description Proof of identity: the password, or a code if two-factor sign-in is on. */
        ProofRequest: {
            /**
             * @description The password; not accepted if two-factor sign-in is on.
             * @default
             */
            password?: string | null;
            /**
             * @description The six-digit code that the app shows.
             * @default
             */
            code?: string | null;
            /**
             * @description A recovery code instead of `code`.
             * @default
             */
            recoveryCode?: string | null;
        };
        /** @description Asks the configured model which goals notes set. */
        ProposalRequest: {
            /** @description The teacher's notes as they are typed; nothing of them is stored. */
            notes: string;
        };
        /** @description A goal that a model proposes. `goal` follows the planner's schema; its `said` is a quote from the notes. */
        ProposedRowBody: {
            /** @description Whether it may be set as it is, or the teacher decides. */
            state: components["schemas"]["ProposedRowState"];
            /** @description The goal. */
            goal: Record<string, never>;
        };
        /**
         * @description State of a goal that a model proposes: `set` if the built-in reader is certain of it, too; `asked` for the teacher to decide; `clash` if it is asked because the notes leave it out. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        ProposedRowState: "set" | "asked" | "clash";
        /** @description Ways to sign in other than a password. */
        ProvidersBody: {
            /** @description Whether sign-in with Google, or another OpenID provider, is configured. */
            google: boolean;
            /** @description How registrations of teachers are handled. */
            registration: components["schemas"]["RegistrationMode"];
        };
        /** @description Marks notices as read up to a time. */
        ReadNoticesRequest: {
            /**
             * Format: date-time
             * @description `createdAt` of the newest notice shown.
             * @default null
             */
            until?: string | null;
        };
        /** @description A student after an examination was recorded. */
        RecordedExamBody: {
            /** @description Message for the user. */
            message: string;
            /** @description The student after the change. */
            student: components["schemas"]["StudentBody"];
        };
        /** @description Recovery codes, shown once. */
        RecoveryCodesBody: {
            /** @description Ten codes, each for one sign-in without the app. */
            recoveryCodes: string[];
        };
        /** @description A teacher's registration. */
        RegisterRequest: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description Sign-in e-mail address.
             */
            email: string;
            /**
             * Format: password
             * @description Password, at least 6 characters.
             */
            password: string;
        };
        /**
         * @description How registrations of teachers are handled. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        RegistrationMode: "approval" | "open" | "closed";
        /** @description One piece on one day. */
        RepertoireBody: {
            /** @description The piece. */
            title: string;
            /** @description The task. */
            focus: string;
            /**
             * Format: uint32
             * @description Target tempo in beats per minute; null if unknown.
             */
            targetTempoBpm: number | null;
        };
        /** @description Request for a new activation link. */
        ResendActivationRequest: {
            /**
             * Format: email
             * @description E-mail address of a pending account.
             */
            email: string;
        };
        /** @description Sets a new password with a temporary one. */
        ResetPasswordRequest: {
            /**
             * Format: uuid
             * @description The account id, from the mailed link.
             * @default null
             */
            userId?: string | null;
            /**
             * Format: password
             * @description The temporary password that was mailed.
             */
            tempPassword: string;
            /**
             * Format: password
             * @description The new password.
             */
            newPassword: string;
        };
        /**
         * @description Role of an account. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        Role: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
        /** @description Merges a piece into another one. */
        SamePieceRequest: {
            /**
             * Format: uuid
             * @description The piece to merge into; null undoes a merge within ten minutes.
             */
            pieceId?: string | null;
        };
        /** @description A lesson or a weekly series to schedule. */
        ScheduleRequest: {
            /**
             * Format: uuid
             * @description The student.
             */
            studentId: string;
            /**
             * Format: uuid
             * @description The teacher; used if an administrator schedules the lesson.
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
             * @description Start of the first lesson, RFC 3339; may be in the past.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the first lesson; start plus duration takes precedence.
             * @default null
             */
            endTime?: string | null;
            /**
             * Format: int64
             * @description Length in minutes.
             */
            duration: number;
            /**
             * @description The teacher's notes.
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
             * @description `count` (default) or `date`; ignored unless the series is weekly.
             * @default
             */
            recurrenceEndType?: string | null;
            /**
             * @description Last day, yyyy-MM-dd, inclusive; ignored unless the series ends by date.
             * @default
             */
            recurrenceEndDate?: string | null;
            /**
             * Format: int64
             * @description Number of lessons, 1 to 52; ignored unless a weekly series ends by count.
             * @default null
             */
            recurrenceCount?: number | null;
            /**
             * @description IANA time zone whose wall-clock time the series keeps; the school's by default.
             * @default null
             */
            timeZone?: string | null;
        };
        /** @description The scheduled lessons. */
        ScheduledBody: {
            /** @description Message for the user. */
            message: string;
            /** @description The lessons, earliest first. */
            lessons: components["schemas"]["LessonBody"][];
            /** @description Overlaps with existing lessons of the same teacher; they never block. */
            conflicts: components["schemas"]["ConflictBody"][];
        };
        /** @description Status of the caller's two-factor sign-in. */
        SecondFactorBody: {
            /** @description Whether two-factor sign-in is available to this user (not to minors). */
            offered: boolean;
            /** @description Whether it can be set up: it is offered, and the server has a key for it. */
            available: boolean;
            /** @description Whether signing in requires a code. */
            active: boolean;
            /** @description Whether the school requires it of the user's role: until it is set up, only the set-up endpoints are allowed. */
            required: boolean;
            /**
             * Format: uint64
             * @description Number of unused recovery codes.
             */
            codesLeft: number;
        };
        /** @description Secret for an authenticator app. */
        SecondFactorSetupBody: {
            /** @description The secret in Base32, for manual entry. */
            secret: string;
            /** @description The secret as an otpauth URL, for a QR code. */
            otpauthUrl: string;
        };
        /** @description The second step of signing in: the challenge with a code or a recovery code. */
        SecondStepRequest: {
            /** @description The challenge token that the first step returned. */
            challenge: string;
            /**
             * @description The six-digit code that the app shows.
             * @default
             */
            code?: string | null;
            /**
             * @description A recovery code instead of `code`.
             * @default
             */
            recoveryCode?: string | null;
        };
        /** @description A session of the caller. */
        SessionBody: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** @description User agent of the browser. */
            userAgent: string;
            /**
             * Format: date-time
             * @description Sign-in time.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last use, exact to the hour.
             */
            lastUsedAt: string;
            /** @description Whether this request was made with this session. */
            current: boolean;
        };
        /** @description The caller's sessions. */
        SessionsBody: {
            /** @description Most recently used first, at most 100. */
            sessions: components["schemas"]["SessionBody"][];
            /**
             * Format: uint64
             * @description Total number; larger than the list when the list is truncated.
             */
            total: number;
        };
        /** @description Credentials. */
        SignInRequest: {
            /**
             * Format: email
             * @description Sign-in e-mail address, case-insensitive.
             */
            email: string;
            /**
             * Format: password
             * @description The password or a temporary password.
             */
            password: string;
            /**
             * @description True to not remember this browser and network (the checkbox "Not my computer").
             * @default false
             */
            notMyComputer?: boolean | null;
        };
        /** @description Four figures. */
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
             * @description Hours of completed lessons and logged practice, rounded down to whole hours.
             */
            practiceHours: number;
            /**
             * Format: double
             * @description Completed lessons as a percentage of all completed, missed or cancelled ones.
             */
            successRate: number;
        };
        /** @description Tasks to remove from a plan. */
        StrikeRequest: {
            /** @description The tasks to remove; each is removed from all remaining days. */
            strike: {
                /** @description Key of the goal, or of a task that belongs to no goal. */
                goal: string;
                /** @description Id of the task. */
                task: string;
                /**
                 * Format: uint8
                 * @description Position among the day's lines of this goal and task, from 1.
                 */
                ordinal: number;
            }[];
            /**
             * Format: int32
             * @description The revision that the client last read; an outdated one is rejected with 409.
             */
            revision: number;
        };
        /** @description A student in the roster. */
        StudentBody: {
            /**
             * Format: uuid
             * @description The student.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name; may be empty. */
            lastName: string;
            /**
             * Format: date
             * @description Date of birth, yyyy-MM-dd, if known.
             */
            dateOfBirth: string | null;
            /**
             * @description Whether the caller may correct name, e-mail address and date of birth: an administrator always, a teacher until
             *     the student has signed in.
             */
            correctable: boolean;
            /** @description Instrument. */
            instrument: string;
            /** @description Alias of `grade`. */
            level: string;
            /** @description Sign-in e-mail address. */
            email: string | null;
            /** @description Grade. */
            grade: string;
            /** @description Whether the student was under 18 when added. */
            isMinor: boolean;
            /** @description Postal address. */
            address: string | null;
            /** @description Phone number, free text, not normalised. */
            phoneNumber: string | null;
            /** @description Emergency contact, free text. */
            emergencyContact: string | null;
            /** @description Parents, the primary contact first. */
            parents: components["schemas"]["ParentBody"][];
            /** @description Recorded examinations. */
            academicSummary: components["schemas"]["AcademicSummaryBody"];
            /**
             * Format: uint64
             * @description Number of SCHEDULED lessons in the future.
             */
            upcomingLessonsCount: number;
            /**
             * Format: date-time
             * @description Start of the next scheduled lesson.
             */
            nextLessonDate: string | null;
            /**
             * Format: uint64
             * @description Number of lessons in the past that are still SCHEDULED.
             */
            overdueLessonsCount: number;
        };
        /** @description A student's repertoire. */
        StudentPiecesBody: {
            /** @description The pieces, by title; at most 200. */
            pieces: components["schemas"]["PieceBody"][];
            /** @description Pieces merged into others within the last ten minutes. */
            merged: components["schemas"]["MergedPieceBody"][];
        };
        /** @description A student's profile. */
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
            /** @description Name and e-mail address. */
            user: components["schemas"]["NamedUserBody"];
            /** @description Grade. */
            grade: string;
            /** @description Instrument. */
            instrument: string;
            /** @description Whether the student was under 18 when added. */
            isMinor: boolean;
            /**
             * Format: date
             * @description Date of birth, yyyy-MM-dd, if known.
             */
            dateOfBirth: string | null;
            /**
             * @description Whether the caller may correct name, e-mail address and date of birth: an administrator always, a teacher until
             *     the student has signed in.
             */
            correctable: boolean;
            /** @description Phone number, free text, not normalised. */
            phoneNumber: string | null;
            /** @description Emergency contact, free text. */
            emergencyContact: string | null;
            /** @description Postal address. */
            address: string | null;
            /** @description Parents, the primary contact first. */
            parents: components["schemas"]["ParentBody"][];
            /** @description Recorded examinations. */
            academicSummary: components["schemas"]["AcademicSummaryBody"];
            /** @description Examinations taken, latest first, at most 50; `academicSummary` counts all. */
            exams: components["schemas"]["TakenExamBody"][];
            /** @description The planned examination. */
            examPlanned: components["schemas"]["PlannedExamBody"] | null;
            /**
             * Format: date-time
             * @description Creation time.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updatedAt: string;
            /** @description Recent lessons, newest first, at most 5. */
            lessons: components["schemas"]["ProfileLessonBody"][];
        };
        /** @description A student's teachers. */
        StudentTeachersBody: {
            /**
             * @description By name. Students and parents see a teacher's e-mail address and phone number only if the teacher's privacy
             *     settings allow it.
             */
            teachers: components["schemas"]["TeacherDetailsBody"][];
        };
        /** @description The roster. */
        StudentsBody: {
            /** @description By name. */
            students: components["schemas"]["StudentBody"][];
            /**
             * Format: uint64
             * @description Total number; larger than the list when the list is truncated.
             */
            total: number;
        };
        /** @description An examination that a student has taken. */
        TakenExamBody: {
            /**
             * Format: uuid
             * @description Id of the record.
             */
            id: string;
            /** @description Examination board, such as ABRSM. */
            board: string;
            /** @description Grade. */
            grade: string;
            /**
             * Format: date
             * @description Date, yyyy-MM-dd.
             */
            date: string;
            /**
             * Format: int32
             * @description Result in percent, 0 to 100.
             */
            percentage: number;
        };
        /** @description A teacher in a list. */
        TeacherBody: {
            /**
             * Format: uuid
             * @description The teacher.
             */
            id: string;
            /** @description Name and e-mail address. */
            user: components["schemas"]["NamedUserBody"];
            /** @description Instrument. */
            instrument: string | null;
        };
        /** @description A teacher with the details of their profile. */
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
            /** @description Phone number, free text, not normalised. */
            phoneNumber: string | null;
            /** @description Name and e-mail address. */
            user: components["schemas"]["NamedUserBody"];
        };
        /** @description A teacher's preferences. */
        TeacherPreferencesBody: {
            /**
             * Format: uint32
             * @description Default duration of a lesson in minutes; 30 initially.
             */
            defaultDuration: number;
            /** @description Whether reminders come before lessons; the same switch as in the notification settings. */
            lessonReminders: boolean;
        };
        /** @description A teacher's own profile. */
        TeacherProfileBody: {
            /** @description The teacher. */
            teacher: components["schemas"]["TeacherDetailsBody"];
        };
        /** @description Teachers, at most 100. */
        TeachersBody: {
            /** @description By name. */
            teachers: components["schemas"]["TeacherBody"][];
            /**
             * Format: uint64
             * @description Total number; larger than the list when the list is truncated.
             */
            total: number;
        };
        /** @description Students and lessons affected by suspending a teacher. */
        TeachingBody: {
            /**
             * Format: uint64
             * @description Number of students linked to the teacher.
             */
            students: number;
            /**
             * Format: uint64
             * @description Number of the teacher's scheduled future lessons.
             */
            upcomingLessons: number;
        };
        /** @description A user. */
        UserBody: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description Sign-in e-mail address. */
            email: string | null;
            /** @description Role of the account. */
            role: components["schemas"]["Role"];
            /** @description URL of a picture of the initials, on this server or the school's avatar service. */
            avatar: string;
            /** @description Phone number, free text, not normalised. */
            phoneNumber: string | null;
            /** @description active or pending. */
            status: components["schemas"]["AccountStatus"];
            /** @description What a pending account is waiting for: `approval` after signing in. */
            waitsFor: components["schemas"]["WaitsFor"] | null;
        };
        /** @description A page of accounts. */
        UsersBody: {
            /** @description Newest first. */
            users: components["schemas"]["ListedUserBody"][];
            /**
             * Format: uuid
             * @description Value of `after` for the next page; null on the last page.
             */
            next: string | null;
            /**
             * Format: uint64
             * @description Total number on all pages.
             */
            total: number;
        };
        /** @description Whether an activation link may still be used. */
        VerifyBody: {
            /** @description Whether the link is valid. */
            valid: boolean;
        };
        /**
         * @description What a pending account is waiting for. A later release may return other values; show unknown ones as they are.
         * @enum {string}
         */
        WaitsFor: "activation" | "approval";
        /** @description Feedback on a lesson. Fields that are left out keep their value; null clears them. */
        WriteFeedbackRequest: {
            /** @description Summary. */
            content?: string | null;
            /** @description Pieces worked on. */
            piecesWorkedOn?: string[] | null;
            /** @description Areas that improved. */
            areasImproved?: string | null;
            /** @description Areas that need work. */
            areasNeedWork?: string | null;
            /** @description Notes on technique. */
            techniqueNotes?: string | null;
            /** @description Notes on musicianship. */
            musicianshipNotes?: string | null;
            /** @description Practice assignments. */
            practiceAssignments?: {
                /** @description The piece. */
                piece: string;
                /**
                 * @description Focus areas.
                 * @default []
                 */
                focusAreas?: string[] | null;
                /**
                 * Format: int32
                 * @description Minutes per day.
                 * @default 0
                 */
                dailyMinutes?: number | null;
                /**
                 * @description Specific instructions.
                 * @default null
                 */
                specificInstructions?: string | null;
            }[] | null;
            /** @description Goals for the next lesson. */
            nextLessonGoals?: string | null;
            /**
             * Format: int32
             * @description The teacher's rating of the lesson, 1 to 5.
             */
            teacherRating?: number | null;
            /** @description The student's mood, one word. */
            studentMood?: string | null;
        };
        /** @description A time zone over some years. */
        ZoneBody: {
            /** @description Version of the tz database. */
            version: string;
            /** @description The offset at `from`, then each change until `to`, earliest first. */
            changes: components["schemas"]["ClockChangeBody"][];
        };
        /** @description The rules of time zones in use. */
        ZoneRulesBody: {
            /** @description Version of the tz database. */
            version: string;
            /** @description `bundled` for the release's own, `machine` for the machine's zone files, which are taken where they are newer. */
            source: string;
        };
    };
    responses: {
        /**
         * @description No valid session: not signed in, or the session has ended.
         *
         *     - `unauthenticated` (401): No valid session: not signed in, or the session has ended.
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
         * @description The caller's role or the state of the account does not allow this.
         *
         *     - `forbidden` (403): The caller's role may never do this.
         *     - `account_pending` (403): The account is not activated yet.
         *     - `account_suspended` (403): The account is suspended.
         *     - `approval_pending` (403): The account is waiting for an administrator's approval.
         *     - `registration_closed` (403): The school does not accept registrations.
         *     - `registration_refused` (403): An administrator has refused the registration.
         *     - `no_administrator` (403): Registration needs approval, but there is no administrator.
         *     - `email_not_verified` (403): The provider has not verified the e-mail address.
         *     - `not_your_student` (403): The caller no longer teaches the student of this lesson.
         *     - `address_not_proved` (403): The e-mail address is not verified yet.
         *     - `proof_needed` (403): A recent proof of identity is required: send the password or a code first.
         *     - `second_factor_unavailable` (403): The server has no key for two-factor sign-in, or not the one that the secret was encrypted with.
         *     - `second_factor_required` (403): The school requires two-factor sign-in, and the caller has not set it up yet.
         *     - `cross_site` (403): The request was sent by a page of another site.
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
         * @description The request cannot be carried out; nothing was changed. `code` says why, `fields` where: with 400 by field of the request, with 422 in the words of the form. With 429 `Retry-After` says how long to wait.
         *
         *     - `malformed` (400): The request is malformed; `fields` says where.
         *     - `unauthenticated` (401): No valid session: not signed in, or the session has ended.
         *     - `forbidden` (403): The caller's role may never do this.
         *     - `account_pending` (403): The account is not activated yet.
         *     - `account_suspended` (403): The account is suspended.
         *     - `approval_pending` (403): The account is waiting for an administrator's approval.
         *     - `registration_closed` (403): The school does not accept registrations.
         *     - `registration_refused` (403): An administrator has refused the registration.
         *     - `no_administrator` (403): Registration needs approval, but there is no administrator.
         *     - `email_not_verified` (403): The provider has not verified the e-mail address.
         *     - `not_your_student` (403): The caller no longer teaches the student of this lesson.
         *     - `address_not_proved` (403): The e-mail address is not verified yet.
         *     - `proof_needed` (403): A recent proof of identity is required: send the password or a code first.
         *     - `second_factor_unavailable` (403): The server has no key for two-factor sign-in, or not the one that the secret was encrypted with.
         *     - `second_factor_required` (403): The school requires two-factor sign-in, and the caller has not set it up yet.
         *     - `cross_site` (403): The request was sent by a page of another site.
         *     - `not_found` (404): There is no such object, or the caller may not see it.
         *     - `unknown_call` (404): There is no such endpoint.
         *     - `method_not_allowed` (405): The endpoint does not support this method.
         *     - `too_slow` (408): The body took too long to arrive.
         *     - `version_conflict` (409): The object was changed meanwhile; reload it.
         *     - `lesson_not_scheduled` (409): Only a scheduled lesson can be changed.
         *     - `goals_closed` (409): The goals of the lesson can no longer be changed, or not yet.
         *     - `piece_in_use` (409): A lesson has a goal for this piece.
         *     - `piece_exists` (409): The student already has a piece with this title and composer.
         *     - `too_late_to_undo` (409): A merge can be undone for ten minutes only.
         *     - `idempotency_in_progress` (409): The first request with this key is still being processed.
         *     - `already_exists` (409): It already exists.
         *     - `same_student` (409): The caller has a student of this name with this parent; `addAnyway` adds another one.
         *     - `already_linked` (409): The student is already linked to this teacher.
         *     - `email_in_use` (409): An account with this e-mail address already exists.
         *     - `address_unavailable` (409): This e-mail address cannot be used here.
         *     - `not_activated` (409): The account's e-mail address is not verified yet.
         *     - `not_waiting` (409): The account is not waiting for activation or approval.
         *     - `already_answered` (409): The request was already answered.
         *     - `request_expired` (409): The request has expired.
         *     - `not_approved` (409): The account is not approved yet.
         *     - `role_is_fixed` (409): The role of this account cannot be changed.
         *     - `already_signed_in` (409): The person has signed in already: they change this themselves, or an administrator does.
         *     - `entered_by_another` (409): Somebody else entered this person; an administrator can change it.
         *     - `account_not_active` (409): The account is suspended.
         *     - `status_unchanged` (409): The account has this status already.
         *     - `not_oneself` (409): Callers cannot do this to their own account.
         *     - `last_administrator` (409): The school would have no administrator left.
         *     - `second_factor_on` (409): Two-factor sign-in is already on.
         *     - `second_factor_off` (409): Two-factor sign-in is not set up.
         *     - `job_not_failed` (409): Only a failed job can be retried.
         *     - `mail_cannot_be_repeated` (409): This mail cannot be rebuilt.
         *     - `too_large` (413): The body or the headers are too large.
         *     - `not_json` (415): The body is not JSON.
         *     - `invalid` (422): A validation rule is violated; `fields` says which.
         *     - `idempotency_mismatch` (422): The key was used with a different request.
         *     - `too_many_attempts` (429): Too many attempts; `Retry-After` says how long to wait.
         *     - `too_many_addresses` (429): Too many different addresses; `Retry-After` says how long to wait.
         */
        Refused: {
            headers: {
                /** @description Whole seconds to wait before the next attempt. */
                "Retry-After"?: number;
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
         * @description The server or what it needs failed. With 503 `Retry-After` says how long to wait.
         *
         *     - `internal` (500): Server error; the cause is in the server's log.
         *     - `unavailable` (503): The database is unavailable or busy, or the server is overloaded.
         *     - `model_unavailable` (503): The model that reads notes gave no goals.
         *     - `provider_unavailable` (503): The sign-in provider cannot be reached.
         */
        Failed: {
            headers: {
                /** @description Whole seconds to wait before the next attempt. */
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
            /** @description Success. A session, or the step that has to come first: a new password or the second factor. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A session, or the step that has to come first: a new password or the second factor. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Result of an activation. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Whether an activation link may still be used. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A session, or the step that has to come first: a new password or the second factor. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Ways to sign in other than a password. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Redirect to the provider. */
            303: {
                headers: {
                    /** @description URL of the provider. */
                    LOCATION: string;
                    /** @description Binds the sign-in to this browser, for ten minutes. */
                    "SET-COOKIE": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A session, or the step that has to come first: a new password or the second factor. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Four figures. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Every part is healthy. */
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
                     *       "age": 3,
                     *       "zones": {
                     *         "version": "2026f",
                     *         "source": "bundled"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["HealthBody"];
                };
            };
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
                     *       "age": 3,
                     *       "zones": {
                     *         "version": "2026f",
                     *         "source": "bundled"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["HealthBody"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    get_zone: {
        parameters: {
            query: {
                /**
                 * @description Where the changes begin.
                 * @example 2026-01-01T00:00:00Z
                 */
                from: string;
                /**
                 * @description Where they end, after `from`.
                 * @example 2030-01-01T00:00:00Z
                 */
                to: string;
            };
            header?: never;
            path: {
                /**
                 * @description Name in the IANA database.
                 * @example Europe/Oslo
                 */
                zone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock changes of the zone. */
            200: {
                headers: {
                    /** @description Changes when the rules do. */
                    ETAG: string;
                    /** @description The answer is kept, and asked for again each time. */
                    "CACHE-CONTROL": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026f",
                     *       "changes": [
                     *         {
                     *           "at": "2026-03-29T01:00:00Z",
                     *           "offset": 7200
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ZoneBody"];
                };
            };
            /** @description The rules have not changed since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Changes when the rules do. */
                    ETAG: string;
                    /** @description The answer is kept, and asked for again each time. */
                    "CACHE-CONTROL": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    get_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The initials followed by `.svg`.
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
                    /** @description How long the picture may be cached. */
                    "CACHE-CONTROL": string;
                    /** @description Forbids the picture to load anything when opened by itself. */
                    "CONTENT-SECURITY-POLICY": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><style>.b{fill:oklch(0.95 0.045 155)}.f{fill:oklch(0.4 0.095 152)}@media(prefers-color-scheme:dark){.b{fill:oklch(0.28 0.05 155)}.f{fill:oklch(0.85 0.11 155)}}</style><rect class="b" width="64" height="64"/><text class="f" x="32" y="32" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="600">AQ</text></svg> */
                    "image/svg+xml": string;
                };
            };
            /** @description The picture has not changed since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Changes when the picture does. */
                    ETAG: string;
                    /** @description How long the picture may be cached. */
                    "CACHE-CONTROL": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The current user with settings. */
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
                     *       "links": "3-1772441100000000",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The current user with settings. */
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
                     *       "links": "3-1772441100000000",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The current user with settings. */
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
                     *       "links": "3-1772441100000000",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The current user with settings. */
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
                     *       "links": "3-1772441100000000",
                     *       "draftKey": "Zr8vQ1nXc3Ty0Lw5Ks7Bf2Jd9Mg4Ph6Ra8Ue1Vi3Oq0"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["MeBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The caller's sessions. */
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
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Status of the caller's two-factor sign-in. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Secret for an authenticator app. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Recovery codes, shown once. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Recovery codes, shown once. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_notices: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of notices, at most 50.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description IANA time zone for the times in the texts. Without a valid zone, each lesson's own zone is used.
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
            /** @description Success. The caller's notices. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_users: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name or e-mail address, case-insensitive.
                 * @example quill
                 */
                search?: string;
                /**
                 * @description Filter by role: ADMINISTRATOR, TEACHER, STUDENT or PARENT.
                 * @example TEACHER
                 */
                role?: "TEACHER" | "STUDENT" | "PARENT" | "ADMINISTRATOR";
                /**
                 * @description Filter by status: active, pending or suspended.
                 * @example active
                 */
                status?: "active" | "pending" | "suspended";
                /**
                 * @description Filter by what accounts are waiting for: activation or approval.
                 * @example approval
                 */
                waitsFor?: "activation" | "approval";
                /**
                 * @description Maximum number, 1,000 at most and by default.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description `next` of the previous page.
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
            /** @description Success. A page of accounts. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The new account. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    edit_user: {
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
                 *       "name": "Ada Quill",
                 *       "email": "ada.quill@music.example",
                 *       "dateOfBirth": "2014-05-01",
                 *       "role": "TEACHER",
                 *       "instrument": "Piano",
                 *       "grade": "Grade 3",
                 *       "teacherId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c14"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditUserRequest"];
            };
        };
        responses: {
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Students and lessons affected by suspending a teacher. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    invite_user_again: {
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The figures of the administrator's dashboard. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_activities: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number, 200 at most, 50 by default.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Id of the last activity of the previous page.
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
            /** @description Success. A page of the audit trail. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_teachers: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number, 100 at most and by default.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Part of a name or e-mail address, case-insensitive.
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
            /** @description Success. Teachers, at most 100. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The roster. */
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
                     *           "firstName": "Mina",
                     *           "lastName": "Okafor",
                     *           "dateOfBirth": "2014-05-01",
                     *           "correctable": true,
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Matching parents, at most 20. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    create_parent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response.
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
            /** @description Success. A parent after a change. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    edit_parent: {
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
            /** @description Success. A parent after a change. */
            200: {
                headers: {
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    invite_parent_again: {
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
                 * @description false omits the practice plans; then up to 10,000 lessons are returned.
                 * @example false
                 */
                plans?: boolean;
                /**
                 * @description Part of the title or the student's name, case-insensitive.
                 * @example minuet
                 */
                q?: string;
                /**
                 * @description Filter by status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
                 * @example COMPLETED
                 */
                status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
                /**
                 * @description Maximum number; the latest lessons are returned. At most 5,000, or 10,000 without plans.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Id of the earliest lesson of the previous page; this page ends before it.
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
            /** @description Success. Lessons, by start. */
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
                     *             "instrument": "Piano",
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
                     *           "practiceCards": [
                     *             {
                     *               "date": "2026-03-03",
                     *               "minutes": 6,
                     *               "cards": [
                     *                 {
                     *                   "key": {
                     *                     "goal": "title:minuet in g|bars 9-16",
                     *                     "task": "slow-three",
                     *                     "ordinal": 1
                     *                   },
                     *                   "part": "spots",
                     *                   "title": "Minuet in G",
                     *                   "place": "Bars 9–16",
                     *                   "hands": "Left hand",
                     *                   "tempo": {
                     *                     "bpm": 60,
                     *                     "unit": "crotchet"
                     *                   },
                     *                   "minutes": 6,
                     *                   "times": 3,
                     *                   "task": "Play bars 9–16 slowly three times.",
                     *                   "done": "two are even",
                     *                   "how": "Count aloud.",
                     *                   "teacher": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "goalsBy": "teacher",
                     *           "practicePlanner": "built-in"
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    schedule_lesson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response.
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
            /** @description Success. The scheduled lessons. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
                     *             "instrument": "Piano",
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
                     *           "practiceCards": [
                     *             {
                     *               "date": "2026-03-03",
                     *               "minutes": 6,
                     *               "cards": [
                     *                 {
                     *                   "key": {
                     *                     "goal": "title:minuet in g|bars 9-16",
                     *                     "task": "slow-three",
                     *                     "ordinal": 1
                     *                   },
                     *                   "part": "spots",
                     *                   "title": "Minuet in G",
                     *                   "place": "Bars 9–16",
                     *                   "hands": "Left hand",
                     *                   "tempo": {
                     *                     "bpm": 60,
                     *                     "unit": "crotchet"
                     *                   },
                     *                   "minutes": 6,
                     *                   "times": 3,
                     *                   "task": "Play bars 9–16 slowly three times.",
                     *                   "done": "two are even",
                     *                   "how": "Count aloud.",
                     *                   "teacher": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "goalsBy": "teacher",
                     *           "practicePlanner": "built-in"
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A teacher's own profile. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A teacher's own profile. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A teacher's preferences. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A teacher's preferences. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    create_minor_student: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response, while the caller teaches the student.
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
                 *       "notes": "G major scale uneven.",
                 *       "addAnyway": false
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewMinorRequest"];
            };
        };
        responses: {
            /** @description Success. The new student. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
                     *       },
                     *       "mailed": [
                     *         "Ada Quill"
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["CreatedStudentBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    create_student: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response without the temporary passwords, while the
                 *     caller teaches the student.
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
                 *       "notes": "G major scale uneven.",
                 *       "addAnyway": false
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["NewStudentRequest"];
            };
        };
        responses: {
            /** @description Success. The new student. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
                     *       },
                     *       "mailed": [
                     *         "Ada Quill"
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["CreatedStudentBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_student_lessons: {
        parameters: {
            query?: {
                /**
                 * @description false omits the practice plans; then up to 10,000 lessons are returned.
                 * @example false
                 */
                plans?: boolean;
                /**
                 * @description Part of the title or the student's name, case-insensitive.
                 * @example minuet
                 */
                q?: string;
                /**
                 * @description Filter by status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
                 * @example COMPLETED
                 */
                status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
                /**
                 * @description Maximum number; the latest lessons are returned. At most 5,000, or 10,000 without plans.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Id of the earliest lesson of the previous page; this page ends before it.
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
            /** @description Success. A list. Each element: A lesson. */
            200: {
                headers: {
                    /** @description Total number; larger than the list when the list is truncated. */
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
                     *           "instrument": "Piano",
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
                     *         "practiceCards": [
                     *           {
                     *             "date": "2026-03-03",
                     *             "minutes": 6,
                     *             "cards": [
                     *               {
                     *                 "key": {
                     *                   "goal": "title:minuet in g|bars 9-16",
                     *                   "task": "slow-three",
                     *                   "ordinal": 1
                     *                 },
                     *                 "part": "spots",
                     *                 "title": "Minuet in G",
                     *                 "place": "Bars 9–16",
                     *                 "hands": "Left hand",
                     *                 "tempo": {
                     *                   "bpm": 60,
                     *                   "unit": "crotchet"
                     *                 },
                     *                 "minutes": 6,
                     *                 "times": 3,
                     *                 "task": "Play bars 9–16 slowly three times.",
                     *                 "done": "two are even",
                     *                 "how": "Count aloud.",
                     *                 "teacher": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in"
                     *       }
                     *     ]
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonBody"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A student's profile. */
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
                     *       "dateOfBirth": "2014-05-01",
                     *       "correctable": true,
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
                 *       "grade": "Grade 3",
                 *       "instrument": "Piano",
                 *       "firstName": "Mina",
                 *       "lastName": "Okafor",
                 *       "email": "ada.quill@music.example",
                 *       "dateOfBirth": "2014-05-01"
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["EditStudentRequest"];
            };
        };
        responses: {
            /** @description Success. A student after a change. */
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
                     *         "firstName": "Mina",
                     *         "lastName": "Okafor",
                     *         "dateOfBirth": "2014-05-01",
                     *         "correctable": true,
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    invite_student_again: {
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    record_exam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response, while the caller teaches the student.
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
            /** @description Success. A student after an examination was recorded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
                     *         "firstName": "Mina",
                     *         "lastName": "Okafor",
                     *         "dateOfBirth": "2014-05-01",
                     *         "correctable": true,
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The planned examination. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A student's teachers. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A student's repertoire. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    add_piece: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response, while the caller teaches the student.
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
            /** @description Success. The new piece. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Pieces of the caller or of the caller's children. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A lesson. */
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
                     *         "instrument": "Piano",
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
                     *       "practiceCards": [
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
                     *       "goalsBy": "teacher",
                     *       "practicePlanner": "built-in"
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A lesson after a change. */
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
                     *           "instrument": "Piano",
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
                     *         "practiceCards": [
                     *           {
                     *             "date": "2026-03-03",
                     *             "minutes": 6,
                     *             "cards": [
                     *               {
                     *                 "key": {
                     *                   "goal": "title:minuet in g|bars 9-16",
                     *                   "task": "slow-three",
                     *                   "ordinal": 1
                     *                 },
                     *                 "part": "spots",
                     *                 "title": "Minuet in G",
                     *                 "place": "Bars 9–16",
                     *                 "hands": "Left hand",
                     *                 "tempo": {
                     *                   "bpm": 60,
                     *                   "unit": "crotchet"
                     *                 },
                     *                 "minutes": 6,
                     *                 "times": 3,
                     *                 "task": "Play bars 9–16 slowly three times.",
                     *                 "done": "two are even",
                     *                 "how": "Count aloud.",
                     *                 "teacher": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A lesson after a change. */
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
                     *           "instrument": "Piano",
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
                     *         "practiceCards": [
                     *           {
                     *             "date": "2026-03-03",
                     *             "minutes": 6,
                     *             "cards": [
                     *               {
                     *                 "key": {
                     *                   "goal": "title:minuet in g|bars 9-16",
                     *                   "task": "slow-three",
                     *                   "ordinal": 1
                     *                 },
                     *                 "part": "spots",
                     *                 "title": "Minuet in G",
                     *                 "place": "Bars 9–16",
                     *                 "hands": "Left hand",
                     *                 "tempo": {
                     *                   "bpm": 60,
                     *                   "unit": "crotchet"
                     *                 },
                     *                 "minutes": 6,
                     *                 "times": 3,
                     *                 "task": "Play bars 9–16 slowly three times.",
                     *                 "done": "two are even",
                     *                 "how": "Count aloud.",
                     *                 "teacher": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The goals of a lesson. `goals`, `week`, `body` and `context` follow the planner's schema. */
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
                     *       "privateNotes": "Ask whether there is a piano at home.",
                     *       "modelName": "Some Model 7B",
                     *       "lastTime": {
                     *         "lessonId": "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11",
                     *         "startTime": "2026-03-02T15:00:00Z",
                     *         "notes": "G major scale uneven.",
                     *         "goals": [
                     *           "Minuet in G, bars 9–16 · hands apart"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["LessonGoalsBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A lesson after a change. */
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
                     *           "instrument": "Piano",
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
                     *         "practiceCards": [
                     *           {
                     *             "date": "2026-03-03",
                     *             "minutes": 6,
                     *             "cards": [
                     *               {
                     *                 "key": {
                     *                   "goal": "title:minuet in g|bars 9-16",
                     *                   "task": "slow-three",
                     *                   "ordinal": 1
                     *                 },
                     *                 "part": "spots",
                     *                 "title": "Minuet in G",
                     *                 "place": "Bars 9–16",
                     *                 "hands": "Left hand",
                     *                 "tempo": {
                     *                   "bpm": 60,
                     *                   "unit": "crotchet"
                     *                 },
                     *                 "minutes": 6,
                     *                 "times": 3,
                     *                 "task": "Play bars 9–16 slowly three times.",
                     *                 "done": "two are even",
                     *                 "how": "Count aloud.",
                     *                 "teacher": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    propose_lesson_goals: {
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
                 *       "notes": "G major scale uneven."
                 *     }
                 */
                "application/json; charset=utf-8": components["schemas"]["ProposalRequest"];
            };
        };
        responses: {
            /** @description Success. Goals that a model proposes beside what the notes are read as. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "state": "failed",
                     *           "goal": {
                     *             "do": "practise",
                     *             "subject": {
                     *               "kind": "title",
                     *               "title": "Minuet in G",
                     *               "composer": "Petzold"
                     *             },
                     *             "places": [
                     *               {
                     *                 "kind": "bars",
                     *                 "from": 9,
                     *                 "to": 16
                     *               }
                     *             ],
                     *             "hands": "apart",
                     *             "tempo": {
                     *               "now": 60,
                     *               "next": 66,
                     *               "ceiling": null,
                     *               "unit": "crotchet"
                     *             },
                     *             "needs": [
                     *               "rhythm"
                     *             ],
                     *             "how": null,
                     *             "said": "Minuet in G, bars 9-16 hands apart at 60",
                     *             "days": null,
                     *             "carriedFrom": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["GoalProposalBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A lesson after a change. */
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
                     *           "instrument": "Piano",
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
                     *         "practiceCards": [
                     *           {
                     *             "date": "2026-03-03",
                     *             "minutes": 6,
                     *             "cards": [
                     *               {
                     *                 "key": {
                     *                   "goal": "title:minuet in g|bars 9-16",
                     *                   "task": "slow-three",
                     *                   "ordinal": 1
                     *                 },
                     *                 "part": "spots",
                     *                 "title": "Minuet in G",
                     *                 "place": "Bars 9–16",
                     *                 "hands": "Left hand",
                     *                 "tempo": {
                     *                   "bpm": 60,
                     *                   "unit": "crotchet"
                     *                 },
                     *                 "minutes": 6,
                     *                 "times": 3,
                     *                 "task": "Play bars 9–16 slowly three times.",
                     *                 "done": "two are even",
                     *                 "how": "Count aloud.",
                     *                 "teacher": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "goalsBy": "teacher",
                     *         "practicePlanner": "built-in"
                     *       }
                     *     }
                     */
                    "application/json; charset=utf-8": components["schemas"]["ChangedLessonBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_lesson_feedback: {
        parameters: {
            query?: {
                /**
                 * @description Only the feedback on this lesson.
                 * @example 0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c11
                 */
                lessonId?: string;
                /**
                 * @description Maximum number; the feedback on the latest lessons is returned. At most 200.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Id of the last feedback of the previous page; this page goes on behind it.
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
            /** @description Success. A list. Each element: Feedback; its id is the id of the lesson. */
            200: {
                headers: {
                    /** @description Total number; larger than the list when the list is truncated. */
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
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Feedback; its id is the id of the lesson. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. The parent and the linked children. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
                 * @description false omits the practice plans; then up to 10,000 lessons are returned.
                 * @example false
                 */
                plans?: boolean;
                /**
                 * @description Part of the title or the student's name, case-insensitive.
                 * @example minuet
                 */
                q?: string;
                /**
                 * @description Filter by status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
                 * @example COMPLETED
                 */
                status?: "SCHEDULED" | "COMPLETED" | "CANCELLED" | "MISSED";
                /**
                 * @description Maximum number; the latest lessons are returned. At most 5,000, or 10,000 without plans.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Id of the earliest lesson of the previous page; this page ends before it.
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
            /** @description Success. Lessons, by start. */
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
                     *             "instrument": "Piano",
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
                     *           "practiceCards": [
                     *             {
                     *               "date": "2026-03-03",
                     *               "minutes": 6,
                     *               "cards": [
                     *                 {
                     *                   "key": {
                     *                     "goal": "title:minuet in g|bars 9-16",
                     *                     "task": "slow-three",
                     *                     "ordinal": 1
                     *                   },
                     *                   "part": "spots",
                     *                   "title": "Minuet in G",
                     *                   "place": "Bars 9–16",
                     *                   "hands": "Left hand",
                     *                   "tempo": {
                     *                     "bpm": 60,
                     *                     "unit": "crotchet"
                     *                   },
                     *                   "minutes": 6,
                     *                   "times": 3,
                     *                   "task": "Play bars 9–16 slowly three times.",
                     *                   "done": "two are even",
                     *                   "how": "Count aloud.",
                     *                   "teacher": null
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "goalsBy": "teacher",
                     *           "practicePlanner": "built-in"
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. Requests waiting for the caller's response. */
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
                     *           "hasNamesake": false,
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    send_message: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeated request with the same key returns the first response and sends nothing.
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
            /** @description Success. A message for the user. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response to an earlier request with this Idempotency-Key; values that are returned only once are null then. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    list_jobs: {
        parameters: {
            query?: {
                /**
                 * @description Filter by state: queued, done, failed or replaced.
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
            /** @description Success. Background jobs. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Success. A message for the user. */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
