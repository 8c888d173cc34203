#!/usr/bin/env node
// npm run words: writes the list of languages and areas from the folders of packages/words.
import { writeRegistry } from './lib/words-registry.mjs';

writeRegistry();
