import { type Kysely, sql } from 'kysely'

/** What people planned, and the job that reminds them. */
export const events = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table sys_event (
        id text primary key, user_id text not null references sys_user on delete cascade, title text not null,
        whole_day text not null default 'N', start_time timestamptz not null, end_time timestamptz not null,
        start_day date, end_day date, place text, remark text, remind_minutes integer, remind_at timestamptz,
        is_reminded text not null default 'N', is_reminder_read text not null default 'N',
        create_by text, create_time timestamptz default now(), update_by text, update_time timestamptz
      )`.execute(db)
    await sql`create index sys_event_person on sys_event (user_id, start_time)`.execute(db)
    await sql`create index sys_event_due on sys_event (remind_at) where is_reminded = 'N'`.execute(db)
    await sql`
      insert into sys_quartz_job (id, job_class_name, cron_expression, description, texts, status, next_run_at)
      values ('job-remind-events', 'RemindEventsJob', '0 * * * * ?', '每分钟提醒即将开始的日程', ${JSON.stringify({
        description: {
          zh: '每分钟提醒即将开始的日程',
          en: 'Reminds of upcoming events, every minute',
          tw: '每分鐘提醒即將開始的行程',
        },
      })}::jsonb, 0, now())`.execute(db)
  },
}
