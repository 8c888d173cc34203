import { declareProperties } from './properties.ts';

declareProperties(300, 20261115);
