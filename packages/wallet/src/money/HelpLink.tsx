import { Link } from 'react-router'

/** Link to a help page. Reloads the document, because the help's text is in the HTML of its page. */
export const HelpLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link to={to} reloadDocument>
      {children}
    </Link>
  </p>
)
