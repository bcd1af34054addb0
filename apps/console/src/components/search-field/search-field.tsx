import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { searchFieldMessages } from './search-field.messages.js';

/** Fluent's search box, its cross named in the language of the page. */
export function SearchField(props: SearchBoxProps) {
  const messages = useMessages(searchFieldMessages);
  return <SearchBox dismiss={{ 'aria-label': messages.clear }} {...props} />;
}
