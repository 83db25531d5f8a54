import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Data, DataProvider } from '../../runtime/data/index.ts'
import { appTexts } from '../../runtime/i18n/appTexts.ts'
import { createTranslator, TextsProvider } from '../../runtime/i18n/index.ts'
import { type Session, SessionProvider } from '../../runtime/session/index.ts'
import { FoundBrandProvider } from '../../runtime/shell/brand/useBrand.ts'
import { TopLogo } from '../../runtime/shell/main/top/TopLogo.tsx'
import { parseSite, SiteProvider } from '../../runtime/shell/site.ts'
import { UserLayout } from '../../runtime/shell/user/UserLayout.tsx'

// The translator names its language in the document, which there is none of here.
vi.stubGlobal('document', { documentElement: {} })
const translator = await createTranslator('en', [appTexts])
vi.unstubAllGlobals()

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'light' }))
afterEach(() => vi.unstubAllGlobals())

const data = { staticUrl: (path: string) => `/static/${path}` } as unknown as Data

/** The head of the frame and the sign-in screen, as the app of a site draws them first. */
const draw = (site: unknown, found: Parameters<typeof FoundBrandProvider>[0]['value'] = null, more = {}) =>
  renderToString(
    <Provider store={createStore()}>
      <TextsProvider translator={translator}>
        <DataProvider data={data} language="en">
          <SiteProvider value={parseSite({ site, ...more }, false)}>
            <FoundBrandProvider value={found}>
              <SessionProvider value={{} as Session}>
                <MemoryRouter>
                  <TopLogo />
                  <UserLayout>form</UserLayout>
                </MemoryRouter>
              </SessionProvider>
            </FoundBrandProvider>
          </SiteProvider>
        </DataProvider>
      </TextsProvider>
    </Provider>,
  )

test('the head of the frame and who signs in show the name and the logo of the site', () => {
  const drawn = draw({ name: 'Harbour', title: null, logo: 'site/a.png' })
  expect(drawn.match(/<img(?! class="pw-shell-user-art")/g)).toHaveLength(3)
  expect(drawn.match(/<span>Harbour/g)).toHaveLength(2)
  expect(drawn).toContain('<h1>Harbour</h1>')
  expect(drawn).toContain('src="/static/site/a.png"')
  expect(drawn).not.toContain('Pagewright')
})

test('without a site stand the name and the mark of the product', () => {
  const drawn = draw(null)
  expect(drawn).toContain('<h1>Pagewright</h1>')
  expect(drawn).not.toMatch(/<img(?! class="pw-shell-user-art")/)
})

test('what the frame found out later counts', () => {
  const drawn = draw(null, { name: 'Later', title: '', logo: '' })
  expect(drawn).toContain('<h1>Later</h1>')
})

const texts = (en: string) => ({ zh: `${en} zh`, en, tw: `${en} tw` })

test('the name and the tagline of the installation stand where no site has its own', () => {
  const installation = { names: texts('Harbour'), tagline: texts('All aboard') }
  expect(draw(null, null, installation)).toContain('<h1>Harbour</h1><p>All aboard</p>')
  expect(draw({ name: 'Quay' }, null, installation)).toContain('<h1>Quay</h1><p>All aboard</p>')
  expect(draw(null)).toContain('<p>Cloud copy-trading and a smart trading terminal</p>')
})

test('the foot of the sign-in layout links to the pages that there are, and to none otherwise', () => {
  const pages = [
    { name: 'help', title: texts('Help'), address: null },
    { name: 'terms', title: texts('Terms'), address: 'https://example.org/terms' },
  ]
  const drawn = draw(null, null, { pages })
  expect(drawn).toContain('<a href="/user/help">Help</a>')
  expect(drawn).toContain('<a href="https://example.org/terms" target="_blank" rel="noopener noreferrer">Terms</a>')
  expect(draw(null)).not.toContain('/user/help')
})
