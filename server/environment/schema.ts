import { delimiter } from 'node:path'
import { type Static, Type } from 'typebox'
import { OidcProviderSchema } from '../oidcProviders.ts'
import { namedNetworks } from './formats.ts'
import { count, flag, list, text } from './variable.ts'

/**
 * The flags that `SITE_FLAGS` may name: `settings` shows the drawer of settings (specification 2.7), `polling` has the app
 * look for announcements by itself, besides being told (specification 4), `welcome` has its header welcome people on every
 * page (specification 1).
 */
export const siteFlags = ['settings', 'polling', 'welcome'] as const
export type SiteFlag = (typeof siteFlags)[number]

const spaceOrComma = /[\s,]+/

/** A source of a Content-Security-Policy. */
const Source = Type.String({
  pattern: '^([Hh][Tt][Tt][Pp][Ss]?:|[Hh][Tt][Tt][Pp][Ss]?://(\\*\\.)?[a-zA-Z0-9.-]+(:(\\d+|\\*))?)$',
  rule: 'each of its sources must be https:, http: or an origin such as https://pictures.example.org; "none" allows no other site',
})

const sources = { separator: spaceOrComma, emptyWord: 'none' }
const withoutDatabase = '`1` without `DATABASE_URL`, else `0`'

/**
 * The environment of the server: every variable that it reads, with the type, bounds and default of its value. The table
 * in the README is written from it.
 */
export const EnvironmentSchema = Type.Object(
  {
    PORT: count({
      ...{ default: 3100, minimum: 0, maximum: 65_535 },
      description: 'the port where `npm start` listens; `0` takes a free one',
    }),
    HOST: text({ default: '0.0.0.0', description: 'the address where it listens' }),
    PUBLIC_URL: Type.Optional(
      text({
        description:
          'the address of this installation as people write it, such as `https://office.example.org`; `CAS_URL` and `OIDC_PROVIDERS` need it',
        ...{ format: 'origin', rule: 'must be an address without a path, such as https://office.example.org' },
      }),
    ),
    DATA_DIR: text({
      default: './data',
      description: 'the embedded database, uploaded files and the key of kept secrets',
    }),
    DATABASE_URL: Type.Optional(
      text({
        description: 'a PostgreSQL server instead of the embedded database; several processes may share one',
        ...{ pattern: '^postgres(ql)?://', rule: 'must begin with postgres:// or postgresql://', isSecret: true },
      }),
    ),
    ADMIN_PASSWORD: Type.Optional(
      text({
        description: "the first administrator's password",
        ...{ otherwise: 'generated', isSecret: true, isVerbatim: true },
      }),
    ),
    PACKS_DIR: list(Type.String(), { default: [], separator: delimiter, description: 'further folders of packs' }),
    DEMO: Type.Optional(
      flag({ otherwise: withoutDatabase, description: 'whether sample rows of the packs are installed' }),
    ),
    API_URL: text({
      default: '/api',
      description: 'where the app finds its server: another server of the same contract may stand there',
      ...{ pattern: '^(/|https?://[^/])', rule: 'must begin with / or with http:// or https://' },
    }),
    IMAGE_SOURCES: list(Source, {
      ...sources,
      default: ['https:'],
      description:
        'where pictures in texts and logos of sites may come from besides the app: origins, `https:`, `http:` or `none`',
    }),
    FRAME_SOURCES: list(Source, {
      ...sources,
      default: [],
      description: 'which other sites may be embedded in pages, written the same way',
    }),
    REGISTER: Type.Optional(
      flag({
        otherwise: withoutDatabase,
        description: 'whether visitors may make themselves an account, which has no roles',
      }),
    ),
    SMTP_URL: Type.Optional(
      text({
        description:
          "the mail server, such as `smtp://user:password@mail.example.org:587`; without it mails, and always short messages, are printed as a line of the server's output",
        ...{ format: 'mailServer', isSecret: true },
        rule: 'must be an address such as smtp://user:password@mail.example.org:587',
        because: 'mails need the address that they come from',
      }),
    ),
    MAIL_FROM: Type.Optional(
      text({
        description: 'the address that mails come from, which `SMTP_URL` needs',
        pattern: '^([^<>@\\r\\n]*<[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$',
        rule: 'must be an address such as office@example.org or Office <office@example.org>',
        because: 'there is no server that sends the mails',
      }),
    ),
    OIDC_PROVIDERS: Type.Optional(
      Type.Array(OidcProviderSchema, {
        description:
          'sites by whose accounts people may sign in: a JSON list of `{"type","title","issuer","clientId","clientSecret"}`; the address to come back to is `<PUBLIC_URL>/api/sys/thirdLogin/<type>/callback`',
        rule: `must be a JSON list of objects with ${Object.keys(OidcProviderSchema.properties).join(', ')}`,
        because: 'people come back to an address, which has to be this one',
        ...{ uniqueBy: 'type', isSecret: true },
      }),
    ),
    CAS_URL: Type.Optional(
      text({
        description: 'a CAS server for single sign-on, such as `https://sso.example.org/cas`',
        because: 'tickets are made out to an address, which has to be this one',
        ...{ format: 'casServer', rule: 'must be an address such as https://sso.example.org/cas' },
      }),
    ),
    SITE_FLAGS: list(Type.Enum(siteFlags, { rule: `the known flags are: ${siteFlags.join(', ')}` }), {
      ...{ default: [], separator: spaceOrComma },
      description:
        'what the app does besides: `settings` shows the drawer of settings, `polling` looks for announcements every 6 seconds, `welcome` shows the welcome in the header of every page, on phones the name, where the way to the page stands otherwise',
    }),
    TIME_ZONE: text({
      ...{ default: 'Asia/Shanghai', format: 'timeZone' },
      description:
        'the time zone of this installation, in which jobs are due: a name such as `Europe/Berlin`; what people see is in their own zone, and the wire stays in GMT+8',
      rule: 'must be a time zone such as Asia/Shanghai, Europe/Berlin or UTC',
    }),
    STORED_SCRIPTS: flag({
      default: false,
      description:
        'whether the app runs the JavaScript that is stored with online forms of other systems, each script in a sandbox of its own; `0` shows that it does not',
    }),
    DESIGN: flag({
      default: true,
      description:
        'whether online forms, reports and graph reports may be designed here; `0` refuses it to everybody, administrators too, and hides its buttons, while what was designed goes on',
    }),
    PROXY_HOSTS: list(
      Type.String({
        format: 'proxyHost',
        rule: 'each of its hosts must be a name such as api.example.org, or one with a port such as api.example.org:8443',
      }),
      {
        ...{ default: [], separator: spaceOrComma },
        description:
          'the hosts that pages may call through the server at `/api/sys/common/transitRESTful`: names such as `api.example.org`, or with a port such as `api.example.org:8443`; private and local addresses are refused whatever their name',
      },
    ),
    REPORT_ROWS: count({
      ...{ default: 10_000, minimum: 1, maximum: 100_000 },
      description: 'the most rows that one call of an online report answers; exports have ten times as many',
    }),
    REPORT_SECONDS: count({
      ...{ default: 10, minimum: 1, maximum: 600 },
      description: 'the seconds after which an online report is stopped',
    }),
    REQUEST_SECONDS: count({
      ...{ default: 300, minimum: 1, maximum: 86_400 },
      description:
        'the seconds in which a request has to come in with all of its body, such as an upload on a slow line',
    }),
    REQUEST_IDLE_SECONDS: count({
      ...{ default: 20, minimum: 1, maximum: 3600 },
      description: 'the seconds after which a request is given up of which nothing more comes in',
    }),
    ANONYMOUS_CALLS: count({
      ...{ default: 600, minimum: 0, maximum: 1_000_000 },
      description:
        'the calls in a minute that people who are not signed in make from one address, to each process; `0` limits nothing',
    }),
    ANONYMOUS_SOCKETS: count({
      ...{ default: 200, minimum: 0, maximum: 1_000_000 },
      description:
        'the windows with live data that people who are not signed in have open at one address, for each process; `0` limits nothing',
    }),
    TRUST_PROXY: list(
      Type.String({
        format: 'network',
        rule: `each of its proxies must be an address, a network such as 10.0.0.0/8, or one of ${namedNetworks.join(', ')}`,
      }),
      {
        ...{ default: [], separator: spaceOrComma },
        description:
          'the proxies before the server whose `X-Forwarded-For` is believed: addresses, networks such as `10.0.0.0/8`, or `loopback`; else all visitors behind one count as one for the limits of sign-in',
      },
    ),
    SECRET_KEY: Type.Optional(
      text({
        ...{ otherwise: 'generated into `DATA_DIR/secret.key`', isSecret: true, pattern: '^[\\da-fA-F]{64}$' },
        description:
          'the key that encrypts passwords of data sources and of forms in the database, 64 hexadecimal digits; several processes of one database need the same',
        rule: 'must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints',
      }),
    ),
    SIGN_SECRET: Type.Optional(
      text({
        ...{ otherwise: 'generated', isSecret: true },
        description:
          'the salt of the signatures of the wire contract; an existing client signs with a constant that is written into its code, where it makes the header `X-Sign` (in the settings of its own server it is `signatureSecret`): set this to that constant',
      }),
    ),
    UV_THREADPOOL_SIZE: count({
      ...{ default: 4, minimum: 1, isForeign: true },
      description: 'the threads that Node.js itself keeps for files, names and hashes; the monitors show it',
    }),
  },
  {
    dependencies: {
      SMTP_URL: ['MAIL_FROM'],
      MAIL_FROM: ['SMTP_URL'],
      CAS_URL: ['PUBLIC_URL'],
      OIDC_PROVIDERS: ['PUBLIC_URL'],
    },
  },
)

/** The values of the environment after its defaults. */
export type EnvironmentValues = Readonly<Static<typeof EnvironmentSchema>>
