import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'

type Row = Readonly<Record<string, unknown>>

describeEachDatabase('an online report that is open to anyone', {}, (server) => {
  const base = '/online/cgreport/api'

  const add = async (isOpen: string, columns: readonly string[]) => {
    const { token } = await server().signIn({ isAdmin: true })
    const code = `open_${isOpen.toLowerCase()}_${columns.length}`
    const { body } = await server().call<Row>('POST', '/online/cgreport/head/add', {
      token,
      body: {
        head: { code, name: 'Prices', cgrSql: "select 'BTC' as symbol, 42 as price, 'inside' as note", isOpen },
        items: ['symbol', 'price', 'note'].map((fieldName) => ({
          fieldName,
          fieldTxt: fieldName,
          isPublic: columns.includes(fieldName) ? '1' : '0',
        })),
        params: [],
      },
    })
    expect(body, JSON.stringify(body)).toMatchObject({ success: true })
    return code
  }
  const ask = (path: string, query: Readonly<Record<string, string>> = {}) =>
    server().call<Row>('GET', `${base}/${path}`, { query })

  test('gives strangers its public columns in every call, and its rows by them alone', async () => {
    const code = await add('A', ['symbol', 'price'])
    const data = await ask(`getData/${code}`)
    expect(data.body.result).toMatchObject({ records: [{ symbol: 'BTC', price: 42 }] })
    const texts = [
      data.text,
      (await ask(`getColumnsAndData/${code}`)).text,
      (await ask(`getRpColumns/${code}`)).text,
      (await ask(`getQueryInfo/${code}`)).text,
      (await ask(`getData/${code}`, { column: 'note', order: 'asc' })).text,
    ]
    expect(texts.join('')).not.toMatch(/inside|"note"/)
    expect((await ask(`getData/${code}`, { note: 'other' })).body.result).toMatchObject({ total: 1 })
    const { token } = await server().signIn({ codes: ['permission:explain'] })
    const { body } = await server().call<readonly Row[]>('GET', '/sys/permission/openings', { token })
    expect(body.result.filter(({ kind }) => kind === 'report')).toMatchObject([{ shows: 'symbol, price' }])
    const sheet = await server().app.inject({ url: `/api${base}/exportXls/${code}` })
    expect(sheet.statusCode).toBe(200)
    expect(server().bugs).toEqual([])
  })

  test('without a public column, or open to who is signed in alone, gives strangers nothing', async () => {
    for (const code of [await add('A', []), await add('Y', ['symbol']), await add('N', ['symbol', 'note'])])
      for (const call of ['getData', 'getColumnsAndData', 'getRpColumns', 'getQueryInfo', 'getParamsInfo'])
        expect((await ask(`${call}/${code}`)).body.success, `${call} ${code}`).toBe(false)
  })
})
