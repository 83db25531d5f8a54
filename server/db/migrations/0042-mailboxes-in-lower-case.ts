import { type Kysely, sql } from 'kysely'

/**
 * Mailboxes are found in any letters and kept in lower case, so that their being unique is a comparison of what is stored.
 * One that several accounts have keeps its letters: it is nobody's.
 */
export const mailboxesInLowerCase = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      update sys_user set email = lower(email)
      where email <> lower(email) and lower(email) in (
        select lower(email) from sys_user where del_flag = 0 and email is not null group by lower(email) having count(*) = 1
      )`.execute(db)
  },
}
