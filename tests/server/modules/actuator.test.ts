import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'

interface Metric {
  readonly name: string
  readonly description: string
  readonly baseUnit: string | null
  readonly measurements: readonly { readonly statistic: string; readonly value: number }[]
  readonly availableTags: readonly { readonly tag: string; readonly values: readonly string[] }[]
}

interface Traces {
  readonly traces: readonly {
    readonly principal: { readonly name: string } | null
    readonly request: { readonly method: string; readonly uri: string; readonly headers: Record<string, string[]> }
    readonly response: { readonly status: number; readonly headers: Record<string, string[]> }
    readonly timeTaken: number
  }[]
}

describeEachDatabase('the monitors', {}, (server) => {
  const asAdministrator = async () => (await server().signIn({ isAdmin: true })).token
  const readMetric = async (token: string, name: string, query = {}) =>
    (await server().call('GET', `/actuator/metrics/${name}`, { token, query })).body as unknown as Metric
  const readTraces = async (token: string) =>
    ((await server().call('GET', '/actuator/httptrace', { token })).body as unknown as Traces).traces

  test('answer every metric of the wire in its raw shape, with what stands for it in words', async () => {
    const token = await asAdministrator()
    const { names } = (await server().call('GET', '/actuator/metrics', { token })).body as unknown as {
      readonly names: readonly string[]
    }
    expect(names).toEqual(
      expect.arrayContaining([
        ...['jvm.memory.max', 'jvm.memory.committed', 'jvm.memory.used', 'jvm.buffer.memory.used', 'jvm.buffer.count'],
        ...['jvm.threads.daemon', 'jvm.threads.live', 'jvm.threads.peak', 'jvm.classes.loaded', 'jvm.classes.unloaded'],
        ...['jvm.gc.memory.allocated', 'jvm.gc.memory.promoted', 'jvm.gc.max.data.size', 'jvm.gc.live.data.size'],
        ...['jvm.gc.pause', 'system.cpu.count', 'system.cpu.usage', 'process.start.time', 'process.uptime'],
        ...['process.cpu.usage', 'tomcat.sessions.created', 'tomcat.sessions.expired', 'tomcat.sessions.rejected'],
        ...['tomcat.sessions.active.current', 'tomcat.sessions.active.max', 'tomcat.global.request'],
        ...['tomcat.global.sent', 'tomcat.servlet.request', 'tomcat.threads.current', 'tomcat.threads.config.max'],
      ]),
    )
    for (const name of names) {
      const metric = await readMetric(token, name)
      expect(Object.keys(metric)).toEqual(['name', 'description', 'baseUnit', 'measurements', 'availableTags'])
      expect(metric.description.length).toBeGreaterThan(5)
      for (const { value } of metric.measurements) expect(Number.isFinite(value) && value >= 0).toBe(true)
    }
  })

  test('measure this process', async () => {
    const token = await asAdministrator()
    const used = (await readMetric(token, 'jvm.memory.used')).measurements[0]?.value ?? 0
    const heap = (await readMetric(token, 'jvm.memory.used', { tag: 'area:heap' })).measurements[0]?.value ?? 0
    const space = (await readMetric(token, 'jvm.memory.used', { tag: 'id:old_space' })).measurements[0]?.value ?? 0
    expect(used).toBeGreaterThan(heap)
    expect(heap).toBeGreaterThan(space)
    expect(space).toBeGreaterThan(1_000_000)
    const started = (await readMetric(token, 'process.start.time')).measurements[0]?.value ?? 0
    expect(Math.abs(started * 1000 - performance.timeOrigin)).toBeLessThan(1000)
    const before = (await readMetric(token, 'tomcat.servlet.request')).measurements
    await server().call('GET', '/health')
    const after = (await readMetric(token, 'tomcat.servlet.request')).measurements
    const count = (measured: Metric['measurements']) => measured.find(({ statistic }) => statistic === 'COUNT')?.value
    // The reading before counts too, once it was answered.
    expect(count(after)).toBe(Number(count(before)) + 2)
    expect(measuredNothing(await readMetric(token, 'jvm.classes.loaded'))).toBe(true)
    expect(measuredNothing(await readMetric(token, 'jvm.memory.used', { tag: 'area:moon' }))).toBe(true)
  })

  test('count sessions and sign-ins', async () => {
    const token = await asAdministrator()
    const current = async () => (await readMetric(token, 'tomcat.sessions.active.current')).measurements[0]?.value
    const before = await current()
    await server().signIn()
    expect(await current()).toBe(Number(before) + 1)
    const rejected = async () => (await readMetric(token, 'tomcat.sessions.rejected')).measurements[0]?.value
    const refused = await rejected()
    await server().call('POST', '/sys/login', { body: { username: 'nobody', password: 'wrong' } })
    expect(await rejected()).toBe(Number(refused) + 1)
  })

  test('each ask for a code of their own', async () => {
    const { token } = await server().signIn({ codes: ['monitor:system'] })
    expect((await readMetric(token, 'system.cpu.count')).measurements[0]?.value).toBeGreaterThan(0)
    expect((await server().call('GET', '/actuator/metrics/jvm.memory.used', { token })).body).toMatchObject({
      success: false,
      code: 510,
    })
    const { names } = (await server().call('GET', '/actuator/metrics', { token })).body as unknown as {
      readonly names: readonly string[]
    }
    expect(names.every((name) => /^(system|process)\./.test(name))).toBe(true)
    for (const path of ['/actuator/httptrace', '/sys/monitor/jvm', '/sys/actuator/redis/info'])
      expect((await server().call('GET', path, { token })).body.code).toBe(510)
  })

  test('leave out what gives secrets away', async () => {
    const token = await asAdministrator()
    for (const path of ['heapdump', 'env', 'beans', 'configprops', 'threaddump', 'logfile', 'shutdown', ''])
      expect((await server().call('GET', `/actuator/${path}`, { token })).status).toBe(404)
  })

  test('trace the last requests without anything that lets somebody in', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const secret = 'q'.repeat(43)
    await server().call('GET', '/sys/role/list', {
      token,
      query: { token: secret, smscode: '123456', roleName: 'seen' },
      headers: { cookie: `pagewright-files=${secret}`, referer: `http://x.example/a?token=${secret}` },
    })
    await server().call('GET', `/sys/thirdLogin/getLoginUser/${secret}/some`)
    await server().call('GET', '/sys/user/list', { headers: { authorization: `Bearer ${secret}` } })
    const traces = await readTraces(token)
    expect(JSON.stringify(traces)).not.toContain(secret)
    expect(JSON.stringify(traces)).not.toContain(token)
    expect(JSON.stringify(traces)).not.toContain('123456')
    const [refused, handed, listed] = traces
    expect(refused).toMatchObject({ principal: null, response: { status: 401 } })
    expect(handed?.request.uri).toBe('/api/sys/thirdLogin/getLoginUser/***/some')
    expect(listed).toMatchObject({ principal: { name: username }, request: { method: 'GET' } })
    expect(listed?.request.uri).toBe('/api/sys/role/list?token=***&smscode=***&roleName=seen')
    expect(listed?.request.headers).toMatchObject({ 'x-access-token': ['***'], cookie: ['***'] })
    expect(listed?.timeTaken).toBeGreaterThanOrEqual(0)
  })

  test('do not trace themselves, and keep only so many requests', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    for (let count = 0; count < 210; count += 1) await server().call('GET', '/health')
    await readTraces(token)
    const traces = await readTraces(token)
    expect(traces.length).toBe(200)
    expect(traces.some(({ request }) => request.uri.includes('httptrace'))).toBe(false)
  })

  test('find traces by method, status, address and person', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    await server().call('POST', '/sys/role/add', { token, body: {} })
    await server().call('GET', '/sys/nothing', { token })
    const find = async (query: Record<string, string>) =>
      (
        await server().call<{ total: number; records: readonly { uri: string; status: number; username: string }[] }>(
          'GET',
          '/sys/monitor/traces',
          { token, query },
        )
      ).body.result
    expect((await find({ method: 'POST' })).records[0]).toMatchObject({ uri: '/api/sys/role/add', username })
    expect((await find({ status: '4xx' })).records.every(({ status }) => status >= 400 && status < 500)).toBe(true)
    expect((await find({ uri: '/sys/nothing' })).records).toMatchObject([{ status: 404 }])
    expect((await find({ username: 'somebody else' })).total).toBe(0)
  })

  test('say what the database keeps in place of Redis', async () => {
    const token = await asAdministrator()
    const info = await server().call<readonly { key: string; value: string; description: string }[]>(
      'GET',
      '/sys/actuator/redis/info',
      { token },
    )
    const values = new Map(info.body.result.map(({ key, value }) => [key, value]))
    expect(values.get('server_version')).toMatch(/^PostgreSQL \d+/)
    expect(Number(values.get('db_size'))).toBeGreaterThan(1_000_000)
    expect(info.body.result.every(({ description }) => description !== '')).toBe(true)
    const size = async () =>
      (await server().call<{ dbSize: number }>('GET', '/sys/actuator/redis/keysSize', { token })).body.result.dbSize
    const before = await size()
    await server().signIn()
    expect(await size()).toBe(before + 1)
    const memory = await server().call('GET', '/sys/actuator/redis/memoryInfo', { token })
    expect(memory.body.result).toEqual({ used_memory: expect.any(Number), create_time: expect.any(Number) })
  })

  test('know the disk of the data folder', async () => {
    const token = await asAdministrator()
    const { body } = await server().call<readonly { name: string; max: number; rest: number; restPPT: number }[]>(
      'GET',
      '/sys/actuator/redis/queryDiskInfo',
      { token },
    )
    const [first] = body.result
    expect(first?.name).toBe(server().config.dataDir)
    expect(first?.max).toBeGreaterThan(first?.rest ?? 0)
    expect(first?.restPPT).toBeGreaterThanOrEqual(0)
    expect(first?.restPPT).toBeLessThanOrEqual(100)
  })

  test.each(['jvm', 'system', 'server', 'store'])('give the page %s its history at once', async (page) => {
    const token = await asAdministrator()
    const { body } = await server().call<{ history: readonly { time: string }[] }>('GET', `/sys/monitor/${page}`, {
      token,
    })
    expect(body.result.history.length).toBeGreaterThan(0)
    expect(body.result.history[0]?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })
})

function measuredNothing(metric: Metric): boolean {
  return metric.measurements.length === 0
}
