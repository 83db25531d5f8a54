import { useState } from 'react'
import { useData } from '../../data/index.ts'
import { Logo } from '../Logo.tsx'
import { useBrand } from './useBrand.ts'
import './brand.css'

/** The logo of the site, as high as `size` pixels and up to twice as wide; the mark of the product where there is none. */
export function BrandLogo({ size }: { readonly size: number }) {
  const { logo } = useBrand()
  return logo === null ? <Logo size={size} /> : <SiteLogo key={logo} logo={logo} size={size} />
}

/** A logo that does not load leaves its place to the mark of the product. */
function SiteLogo({ logo, size }: { readonly logo: string; readonly size: number }) {
  const { staticUrl } = useData()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <Logo size={size} />
  return (
    <img
      className="pw-shell-brand-logo"
      style={{ height: size, maxWidth: size * 2 }}
      src={staticUrl(logo)}
      // The name stands beside it.
      alt=""
      onError={() => setMissing(true)}
    />
  )
}
