import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createActCheck } from './authority/checkAct.ts'
import type { Config } from './config.ts'
import { watchChanges } from './db/changes.ts'
import { findEmbedded } from './db/connection.ts'
import type { Connection } from './db/schema.ts'
import { findOrKeepSetting } from './db/setting.ts'
import { isStorageFull } from './db/storage.ts'
import type { SignedInCall } from './http/call.ts'
import { registerChangingRoutes } from './http/changingRoutes.ts'
import { type BugReporter, printBug, toAppError, toFailureEnvelope } from './http/failure.ts'
import { acceptJson } from './http/jsonBodies.ts'
import { parseLanguage } from './http/language.ts'
import { createApiNotFound } from './http/notFound.ts'
import { parseQueryString } from './http/queryString.ts'
import { registerRoute } from './http/register.ts'
import { decorateRequests } from './http/requestState.ts'
import type { Module, Route } from './http/route.ts'
import { sendSecureHeaders } from './http/secureHeaders.ts'
import type { Services } from './http/services.ts'
import { createSignSecret, signSettings } from './http/signed.ts'
import { toServerOptions, watchSlowRequests } from './http/slowRequests.ts'
import { createSheets } from './http/spreadsheet/sheets.ts'
import { createStrangerLimit } from './http/strangerLimit.ts'
import { acceptUploads } from './http/upload.ts'
import { compileSchema } from './http/validation.ts'
import { createJobRunner } from './jobs/createJobRunner.ts'
import { jobClasses } from './jobs/registry.ts'
import { readDatabaseTime } from './jobs/time.ts'
import { modules } from './modules/list.ts'
import { type Network, openNetwork } from './modules/proxy/target.ts'
import { createMonitor } from './monitor/monitor.ts'
import { createProcessMeter } from './monitor/processMeter.ts'
import { createStorageAlert } from './monitor/storageAlert.ts'
import { watchTraffic } from './monitor/watchTraffic.ts'
import { createLiveForms, formTopics } from './online/form/live/liveForms.ts'
import { createQueryRunner } from './online/sql/queryRunner.ts'
import { type InstalledPacks, noPacks } from './packs/installedPage.ts'
import { packModule } from './packs/module.ts'
import type { PackReloader } from './packs/packReloader.ts'
import { createPackReloader } from './packs/reloader.ts'
import { createRunningPacks } from './packs/runningPacks.ts'
import { toTaken } from './packs/takenPaths.ts'
import { createLocalBus } from './realtime/bus.ts'
import { createHub } from './realtime/hub.ts'
import { createLive, type Live } from './realtime/live/live.ts'
import { createLiveSocket } from './realtime/live/liveSocket.ts'
import { watchRows } from './realtime/live/rowNotices.ts'
import { createNotify } from './realtime/notify.ts'
import { createPostgresBus } from './realtime/postgresBus.ts'
import { registerSockets } from './realtime/registerSockets.ts'
import { readSecretKey } from './secrets/secretKey.ts'
import { createSecrets } from './secrets/secrets.ts'
import { createSender } from './senders/createSender.ts'
import type { Sender } from './senders/sender.ts'
import { createSite, type Site } from './site/index.ts'
import { serveApp } from './static/serveApp.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the packs of the server anew. */
    readonly packReloader: PackReloader
    /** Writes the text of public pages. */
    readonly site: Site
    /** The sources that people listen to. */
    readonly live: Live
  }
}

/** What an app is made of; a test gives modules and a sender of its own. */
export interface AppOptions {
  readonly config: Config
  readonly db: Connection
  readonly packs?: InstalledPacks
  readonly modules?: readonly Module[]
  readonly reportBug?: BugReporter
  readonly sender?: Sender
  /** Finds other servers; the open network when left out. */
  readonly network?: Network
}

/** All routes of the server below `/api`, for registration and for tools that list the calls. */
export function listRoutes(packs: InstalledPacks = noPacks, own: readonly Module[] = modules): readonly Route[] {
  return [...own, packModule(packs)].flatMap((module) => module.routes)
}

/** Makes the server without a socket. The database is migrated already and the packs are installed. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, packs = noPacks, modules: own = modules, reportBug = printBug } = options
  const { sender = createSender(config), network = openNetwork } = options
  const app = fastify({
    ...toServerOptions(config.requestLimits),
    logger: false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    // Existing clients write some addresses with a slash at their end (wire contract 7.10).
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 2000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => fail(error, request, reply),
  })
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const expected = toAppError(error, (bug, id) => reportBug(bug, id, request))
    if (isStorageFull(error)) storage.report()
    const envelope = toFailureEnvelope(expected, parseLanguage(request.headers['accept-language']))
    const { status, retryAfter } = expected.entry
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    reply.code(status).header('cache-control', 'no-store').send(envelope)
  }
  app.setErrorHandler(fail)
  app.setValidatorCompiler(compileSchema)
  acceptJson(app)
  acceptUploads(app)
  decorateRequests(app)
  watchSlowRequests(app, config.requestLimits)
  sendSecureHeaders(app, config)
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(cookie)

  const stopWatching = await watchChanges(db, { embedded: findEmbedded(db), databaseUrl: config.databaseUrl })
  app.addHook('onClose', stopWatching)
  const running = createRunningPacks(packs, own)
  const bus = config.databaseUrl === undefined ? createLocalBus() : await createPostgresBus(config.databaseUrl)
  const hub = createHub(bus)
  const meter = createProcessMeter(() => app.websocketServer.clients.size)
  app.addHook('onRequest', async () => meter.countRequest())
  app.addHook('onClose', async () => meter.close())
  const notify = createNotify(hub)
  const live = createLive(
    own.flatMap((module) => module.feeds),
    { db, hub, further: createLiveForms(db) },
  )
  app.decorate('live', live)
  running.onReplace(({ liveTables }) => live.setTables(liveTables))
  const stopRows = await watchRows({ embedded: findEmbedded(db), databaseUrl: config.databaseUrl }, live)
  app.addHook('onClose', async () => {
    live.close()
    await stopRows()
  })
  const storage = createStorageAlert({ db, notify }, (line) => console.error(line))
  const isAlone = config.databaseUrl === undefined
  const jobs = createJobRunner({
    db,
    bus,
    classes: jobClasses,
    notify,
    readTime: readDatabaseTime,
    reportBug,
    isAlone,
    timeZone: config.timeZone,
  })
  // Jobs are for a server that people can reach: tools and tests that only ask it have none of them run by themselves.
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.close())
  const monitor = createMonitor(db)
  watchTraffic(app, monitor)
  app.addHook('onClose', () => monitor.close())
  const queries = createQueryRunner(db, config)
  app.addHook('onClose', () => queries.close())
  const reloader = createPackReloader({ db, config, running, isTaken: toTaken(own) })
  app.decorate('packReloader', reloader)
  app.addHook('onClose', () => reloader.close())
  const sheets = createSheets()
  app.addHook('onClose', async () => sheets.close())
  const services: Services = {
    installedPages: () => running.current.packs.pages,
    findPage: (id) => running.current.findPage(id),
    isFront: (nodeId) => running.current.packs.fronts?.has(nodeId) === true,
    packTables: () => running.current.packs.tables,
    servedTable: (name, call) => running.current.findTable(name, call as SignedInCall),
    get calls() {
      return running.current.calls
    },
    get powers() {
      return running.current.powers
    },
    get tables() {
      return running.current.tables
    },
    get files() {
      return running.current.files
    },
    get fieldAccess() {
      return running.current.fieldAccess
    },
    functions: new Map(own.flatMap(({ functions }) => functions.map((each) => [each.name, each]))),
    packs: reloader,
    turnedOff: new Set(config.allowsDesign ? [] : own.flatMap(({ designCodes }) => designCodes)),
    limitStrangers: createStrangerLimit(config.strangerCalls),
    sender,
    network,
    notify,
    publish: live.publish,
    topics: live.topics,
    jobs,
    queries,
    sheets,
    secrets: createSecrets(() => readSecretKey(config)),
    storage,
    process: meter,
    monitor,
    modules: () =>
      running.current.modules.map(({ id, routes, sockets, tables: nameable }) => ({
        id,
        calls: routes.length,
        sockets: sockets.length,
        tables: new Set(nameable.map(({ table }) => table)).size,
      })),
  }
  const signSecret = config.signSecret ?? (await findOrKeepSetting(db, signSettings.secret, createSignSecret))
  const checkAct = createActCheck(services)
  const sources = { db, config, services, signSecret, checkAct }
  const routes = own.flatMap((module) => module.routes)
  for (const route of routes) registerRoute(app, route, sources)
  const apiNotFound = createApiNotFound(() => running.current.modules.flatMap((module) => module.routes))
  const changing = registerChangingRoutes(app, sources, apiNotFound)
  running.onReplace(({ routes: ofPacks }) => changing.replace(ofPacks))
  const sockets = [...own.flatMap((module) => module.sockets), createLiveSocket(live, formTopics)]
  await registerSockets(app, sockets, { db, services, hub, strangerSockets: config.strangerSockets })
  const site = createSite({ app, db, config, services })
  app.decorate('site', site)
  await serveApp(app, { folder: config.appFolder, apiUrl: config.apiUrl, apiNotFound, site })
  return app
}
