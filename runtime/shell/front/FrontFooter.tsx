import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { useBrand } from '../brand/useBrand.ts'
import { type SiteInfo, toSiteFooter } from '../siteInfo/siteInfo.ts'
import { VisitorLinks } from '../user/VisitorLinks.tsx'

/** The foot of every page of a front: whose it is, with the links to help, privacy and terms. */
export function FrontFooter({ site }: { readonly site: SiteInfo | null }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { name } = useBrand()
  return (
    <footer className="pw-shell-front-footer">
      <div className="pw-shell-front-foot">
        <span>
          {toSiteFooter(site, language) || translate('shell.copyright', { year: new Date().getFullYear(), name })}
        </span>
        <VisitorLinks />
      </div>
    </footer>
  )
}
