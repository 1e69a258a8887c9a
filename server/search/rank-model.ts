/** The second pass of the ranking: regression trees, learnt from graded queries (see bench/ranking), that weigh the features of a scheme. */
import model from './rank-model.json' with { type: 'json' };

/** Columns of a node. The left branch is the next node, the right one is counted in nodes from the root of the tree. */
const FEATURE = 0;
const LIMIT = 1;
const RIGHT = 2;
const COLUMNS = 3;
/** Stands for a feature where a tree ends; the limit is then what the scheme is worth. */
const LEAF = -1;

/** The nodes of all trees in one row: this runs for every tree, candidate and search. */
const features = Int16Array.from(column(FEATURE).flat());
const limits = Float64Array.from(column(LIMIT).flat());
const rights = Int32Array.from(column(RIGHT).flat());
const sizes = model.trees.map((tree) => tree.length / COLUMNS);

/** What a scheme is worth beside the others found for the same query. `values` are those of rank-features.ts. */
export function rankScore(values: Float64Array): number {
  let sum = 0;
  let root = 0;
  for (const size of sizes) {
    let at = root;
    for (let feature = features[at] as number; feature !== LEAF; feature = features[at] as number) {
      at = (values[feature] as number) <= (limits[at] as number) ? at + 1 : root + (rights[at] as number);
    }
    sum += limits[at] as number;
    root += size;
  }
  return sum;
}

function column(number: number): number[][] {
  return model.trees.map((tree) => tree.filter((_, at) => at % COLUMNS === number));
}
