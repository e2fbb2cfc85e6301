//! What a teacher typed about somebody who has become nobody's parent.

use chrono::TimeDelta;

use super::{add_child, enter_parent};
use crate::{fixture::cleanup, school::School};

on_both! {
    async fn unused_contact_data_is_deleted_after_half_a_year(app: TestApp) {
        let school = School::open(&app).await;
        let tess = &school.tess;
        let used = enter_parent(&school, tess, "pia@music.example").await;
        add_child(&school, tess, &used, "Kim").await;
        for email in ["nora@music.example", "nina@music.example"] {
            enter_parent(&school, tess, email).await;
        }
        let kept = async |days: i64| {
            app.clock.advance(TimeDelta::days(days));
            cleanup::delete_expired(&app.state).await.unwrap();
            let sql = "SELECT COUNT(*) AS n FROM contact_card WHERE phone_number = '0999' AND address = 'Typed Lane'";
            school.number(sql.to_owned()).await
        };
        assert_eq!(kept(20).await, 3);
        // Typed once more, it counts anew.
        enter_parent(&school, tess, "nina@music.example").await;
        assert_eq!(kept(159).await, 3);
        assert_eq!(kept(1).await, 2);
        assert_eq!(kept(19).await, 2);
        assert_eq!(kept(1).await, 1, "the one that names a parent");
        assert_eq!(school.count("contact_card").await, 3);
    }
}
