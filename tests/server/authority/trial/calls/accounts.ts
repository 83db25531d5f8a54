import {
  type Make,
  type Makes,
  maybe,
  oneOf,
  oneUser,
  putAndPost,
  removing,
  type Scene,
  someOf,
  withBody,
} from './made.ts'

const password = { password: 'good pass 1' }
const inBin = ({ state }: Scene) => state.users.filter(({ delFlag }) => delFlag === 1)
const active = ({ state }: Scene) => state.users.filter(({ delFlag }) => delFlag === 0)
const nameOfOne = (scene: Scene): string => nameOf(scene, oneUser(scene, active(scene)))
const nameOf = ({ state }: Scene, id: string): string => state.users.find((user) => user.id === id)?.username ?? 'none'

const values: Make = ({ draw, state }) => ({
  body: {
    ...maybe(draw, 'realname', () => draw.one(['Ada', ...state.users.map(({ username }) => username)])),
    ...maybe(draw, 'phone', () => `139${String(draw.below(1e8)).padStart(8, '0')}`),
    ...maybe(draw, 'selectedroles', () => someOf(draw, state.roles), 0.25),
    ...maybe(draw, 'selecteddeparts', () => someOf(draw, state.departs), 0.25),
    ...maybe(draw, 'relTenantIds', () => draw.one(['', '1', '2', '1,2']), 0.25),
    ...(draw.chance(0.25) ? { userIdentity: 2, departIds: someOf(draw, state.departs) } : {}),
  },
})

const span = { startTime: '2020-01-01 00:00:00', endTime: '2999-01-01 00:00:00' }

const agent: Make = (scene) => ({
  body: { userName: nameOfOne(scene), agentUserName: agentOf(scene), ...span },
})

const sheet = (scene: Scene) => [nameOfOne(scene), agentOf(scene), span.startTime, span.endTime]

/** Who is to act for somebody, whom the caller has to see: themselves for one. */
const agentOf = (scene: Scene): string => (scene.draw.chance(0.6) ? scene.caller.username : nameOfOne(scene))

/** An agent, mostly of somebody about whom an act may be accepted. */
function oneAgent(scene: Scene): string {
  const { draw, state } = scene
  const name = nameOfOne(scene)
  const own = state.agents.filter(({ userName }) => userName === name)
  return oneOf(draw, own.length > 0 ? own : state.agents)
}

/** People, their accounts, and who acts for whom. */
export const accountCalls: Makes = {
  'POST /sys/user/add': withBody(values, ({ freshName }) => ({ ...password, username: freshName() })),
  ...putAndPost(
    '/sys/user/edit',
    withBody(values, (scene) => ({ id: oneUser(scene) })),
  ),
  ...removing('/sys/user', oneUser),
  'POST /sys/user/importExcel': ({ draw, state, freshName }) => ({
    sheet: [
      ['用户账号', '用户姓名'],
      [freshName(), draw.one(['Ada', ...state.users.map(({ username }) => username)])],
    ],
  }),
  'PUT /sys/user/frozenBatch': (scene) => ({
    body: { ids: oneUser(scene, active(scene)), status: scene.draw.one([1, 2]) },
  }),
  'PUT /sys/user/changePassword': (scene) => ({ body: { username: nameOfOne(scene), ...password } }),
  'PUT /sys/user/putRecycleBin': (scene) => ({ body: { userIds: oneOf(scene.draw, inBin(scene)) } }),
  'PUT /sys/user/restore': (scene) => ({ query: { ids: oneOf(scene.draw, inBin(scene)) } }),
  'DELETE /sys/user/deleteRecycleBin': (scene) => ({ query: { userIds: oneOf(scene.draw, inBin(scene)) } }),
  'POST /sys/online/forceLogout': (scene) => {
    const userId = oneUser(scene, active(scene))
    return {
      body: {
        token: oneOf(
          scene.draw,
          scene.state.sessions.filter((session) => session.userId === userId),
        ),
      },
    }
  },
  'POST /sys/user/login/setting/userEdit': ({ draw, state }) => ({
    body: { realname: draw.one(state.users).username },
  }),
  'PUT /sys/sysUserAgent/save': agent,
  'POST /sys/sysUserAgent/add': agent,
  ...putAndPost(
    '/sys/sysUserAgent/edit',
    withBody(agent, (scene) => ({ id: oneAgent(scene) })),
  ),
  ...removing('/sys/sysUserAgent', oneAgent),
  'POST /sys/sysUserAgent/importExcel': (scene) => ({
    // Several are added by one statement, and one by itself.
    sheet: [
      ['userName', 'agentUserName', 'startTime', 'endTime'],
      sheet(scene),
      ...(scene.draw.chance(0.5) ? [sheet(scene)] : []),
    ],
  }),
}
