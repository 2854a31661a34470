import { Link, type LinkProps } from 'react-router-dom'

/** A link to another page of the site: the pages cross-fade where the browser can and the visitor allows it. */
export function PageLink(props: Omit<LinkProps, 'viewTransition'>) {
  return <Link viewTransition {...props} />
}
