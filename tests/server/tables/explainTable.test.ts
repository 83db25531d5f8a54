import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeDatabase, type TestUser } from '../harness.ts'
import { packOf } from '../packFixtures.ts'
import { bankPack } from './bankPack.ts'

type Row = Readonly<Record<string, unknown>>

interface Explanation {
  readonly outcome: string
  readonly findings: readonly Readonly<Record<'topic' | 'outcome' | 'subject' | 'text' | 'by', string>>[]
}

describeDatabase(
  'the explanation of a table whose records belong to people',
  { install: packOf(bankPack) },
  (server) => {
    const explain = async (asker: TestUser, about: TestUser, url: string, method = '') => {
      const { body } = await server().call<Explanation>('GET', '/sys/permission/explain', {
        token: asker.token,
        query: { user: about.id, url, method },
        headers: { 'accept-language': 'en' },
      })
      expect(body).toMatchObject({ success: true })
      return body.result
    }
    const of = ({ findings }: Explanation, topic: string) => findings.filter((reason) => reason.topic === topic)
    const make = (who: TestUser, move: string, id: string) =>
      server().call<Row>('POST', `/demo/withdrawal/transition/${move}`, { token: who.token, body: { id } })
    const addWithdrawal = async (owner: TestUser, amount: string) => {
      const account = `account-${owner.username}`
      await sql`insert into demo_account (id, name, holder) values (${account}, 'Mine', ${owner.username}) on conflict do nothing`.execute(
        server().db,
      )
      const { body } = await server().call<Row>('POST', '/demo/withdrawal/add', {
        token: owner.token,
        body: { account, amount },
      })
      expect(body).toMatchObject({ success: true })
      return String(body.result.id)
    }

    test('says to whom records belong, and by which code and role somebody is over all of them', async () => {
      const asker = await server().signIn({ isAdmin: true })
      const [person, over] = [await server().signIn({}), await server().signIn({ codes: ['demo:withdrawal:all'] })]
      const own = await explain(asker, person, '/demo/withdrawal/list')
      expect(own.outcome).toBe('narrowed')
      expect(of(own, 'owner')).toMatchObject([{ outcome: 'narrowed', subject: 'create_by' }])
      expect(of(own, 'owner')[0]?.text).toContain('demo:withdrawal:all')
      const all = of(await explain(asker, over, '/demo/withdrawal/list'), 'owner')
      expect(all).toMatchObject([{ outcome: 'allowed' }])
      expect(all[0]?.text).toContain('by the code "demo:withdrawal:all"')
      expect(all[0]?.by).not.toBe('')
      expect(of(await explain(asker, asker, '/demo/withdrawal/list'), 'owner')[0]?.text).toContain('administrators')
      expect(of(await explain(asker, person, '/demo/note/list'), 'owner')).toMatchObject([{ outcome: 'told' }])
      expect(of(await explain(asker, person, '/demo/note/edit', 'PUT'), 'owner')).toMatchObject([
        { outcome: 'narrowed' },
      ])
    })

    test('says of operations for anyone and for who is signed in that they are', async () => {
      const asker = await server().signIn({ isAdmin: true })
      const person = await server().signIn({})
      const open = of(await explain(asker, person, '/demo/note/list'), 'call').map(({ text }) => text)
      expect(open.join()).toContain('who is not signed in reads: id, title, price, total, create_time, cover')
      const signedIn = of(await explain(asker, person, '/demo/account/list'), 'call').map(({ text }) => text)
      expect(signedIn.join()).toContain('The table opens this to everybody who is signed in')
      expect(of(await explain(asker, person, '/demo/order/list'), 'call')).toEqual([])
    })

    test('says which moves somebody may make of a record and why not the others, as the moves themselves decide', async () => {
      const asker = await server().signIn({ isAdmin: true })
      const owner = await server().signIn({})
      const other = await server().signIn({ codes: ['demo:withdrawal:pay'] })
      const clerk = await server().signIn({ codes: ['demo:withdrawal:all', 'demo:withdrawal:pay'] })
      const [small, large] = [await addWithdrawal(owner, '10'), await addWithdrawal(owner, '5000')]
      const expected = [
        [owner, 'withdraw', small, 'May be made'],
        [owner, 'pay', small, 'demo:withdrawal:pay'],
        [other, 'pay', small, 'does not see'],
        [clerk, 'refuse', small, 'May be made'],
        [clerk, 'pay', large, 'Too much at once'],
      ] as const
      for (const [who, move, id, text] of expected) {
        const url = `/demo/withdrawal/transition/${move}?id=${id}`
        const explained = await explain(asker, who, url, 'POST')
        const found = of(explained, 'move')
        expect([move, found.map(({ subject }) => subject)]).toEqual([move, [move]])
        expect(found[0]?.text).toContain(text)
        const isAllowed = found[0]?.outcome === 'allowed'
        expect([move, isAllowed]).toEqual([move, text === 'May be made'])
        // It says what the move itself does.
        expect((await make(who, move, id)).body.success).toBe(isAllowed)
        await sql`update demo_withdrawal set state = 'requested' where id = ${id}`.execute(server().db)
      }
      await sql`update demo_withdrawal set state = 'paid' where id = ${small}`.execute(server().db)
      const all = of(await explain(asker, clerk, `/demo/withdrawal/queryById?id=${small}`), 'move')
      expect(all.map(({ subject, outcome }) => [subject, outcome])).toEqual([
        ['pay', 'told'],
        ['refuse', 'told'],
        ['withdraw', 'told'],
      ])
      for (const { text } of all) expect(text).toContain('"paid"')
      // Who does not see the record learns nothing of it.
      const stranger = await server().signIn({ codes: ['permission:explain'] })
      const [pay] = of(await explain(stranger, clerk, `/demo/withdrawal/transition/pay?id=${small}`, 'POST'), 'move')
      expect(pay?.text).not.toContain('"paid"')
      expect(server().bugs).toEqual([])
    })
  },
)
