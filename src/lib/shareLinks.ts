/** What is shared: an absolute address and the words that go with it. */
export type Shared = { readonly url: string; readonly text: string }

/**
 * Addresses that share a page by each service's own public link, so that no service is contacted before a visitor
 * follows one. The services' documentation: faq.whatsapp.com, core.telegram.org/widgets/share,
 * learn.microsoft.com/linkedin, docs.x.com; mail by RFC 6068.
 */
export function shareLinks({ url, text }: Shared): readonly { name: string; href: string }[] {
  const [address, words, both] = [url, text, `${text} ${url}`].map(encodeURIComponent)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${words}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}` },
  ]
}

/** Opens a new message with the address in it. */
export function shareMailUrl({ url, text }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`
}
