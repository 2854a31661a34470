/** An absolute address to share, and the text beside it. */
export type Shared = { readonly url: string; readonly text: string }

/**
 * Addresses that share a page by each service's own public link, so that no service is contacted before a visitor
 * follows one. The services' documentation: faq.whatsapp.com, learn.microsoft.com/linkedin; mail by RFC 6068.
 */
export function shareLinks({ url, text }: Shared): readonly { name: string; href: string }[] {
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
  ]
}

/** Opens a new message with the address in it. */
export function shareMailUrl({ url, text }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`
}
