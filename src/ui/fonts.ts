/** The two families, Latin only: other letters of a name come from the system. */
import '@fontsource/alegreya-sans/latin-500-italic.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-ext-500.css';
import '@fontsource/alegreya-sans/latin-ext-700.css';
import '@fontsource/bagel-fat-one/latin-400.css';
